// Made from src/brethren/wire by `make wire`. Do not change it here.

/** What a game says, as a program sees it that knows no game: games/GAME/shapes.ts has each game's own types. */
export type Position = Record<string, unknown>
export type Words = { verb: string; [word: string]: unknown }
export type Action = Words & { id: number }
export type StoryEvent = { event: string; [part: string]: unknown }

/** Seconds for each decision, and for all decisions of a seat together; null: no limit. */
export interface Clock {
  move?: number | null
  game?: number | null
}

/** Who I am. There is no account: a cookie knows me. */
export interface Me {
  name: string
  language: Language
  avatar: Avatar
}

/** A code that takes my identity to another device, once. It is valid for `seconds`. */
export interface Code {
  code: string
  seconds: number
}

/** Twelve words that bring my identity back when all my devices are lost. They are told only once. */
export interface RecoveryPhrase {
  words: string[]
}

export interface RecoveryState {
  exists: boolean
}

/** The twelve words. Capitals, and what stands between the words, don't matter. */
export interface Recover {
  phrase: string
}

export interface Carry {
  code: string
}

/** Somebody who began a match with me. `friend` is what I call them by: it means nothing to anybody else. Name, sign and game are those of our latest match; `since` is when it began. */
export interface Friend {
  friend: string
  name: string
  avatar: Avatar
  game: string
  since: number
}

/** Somebody whose invitations and talk don't reach me. They aren't told. */
export interface Blocked {
  friend: string
  name: string
  avatar: Avatar
}

/** The latest first. */
export interface Friends {
  friends: Friend[]
  blocked: Blocked[]
}

export interface Invite {
  friend: string
}

/** Somebody I invited to my table. */
export interface InvitedFriend {
  friend: string
  name: string
  avatar: Avatar
  state: 'waiting' | 'here' | 'declined'
}

export interface InvitedFriends {
  invited: InvitedFriend[]
}

/** Somebody who has played with me invites me to a table that hasn't started yet. Handle, name and sign are the host's. */
export interface Invitation {
  table: string
  game: string
  friend: string
  name: string
  avatar: Avatar
  players: (Player | null)[]
  since: number
}

export interface Invitations {
  invitations: Invitation[]
}

/** The person on this seat. */
export interface BlockSeat {
  seat: number
}

/** From one minute of the day to another, in this time zone (such as Europe/Prague): notices wait until then. */
export interface QuietHours {
  start: number
  end: number
  zone: string
}

export interface NoticePreferences {
  quiet: QuietHours | null
}

/** How I am told that it's my turn. `key` is this server's for web push (`applicationServerKey`), null if it sends none; `devices` counts those of mine that are told; `calendar`: whether there is one with my deadlines. */
export interface Notices {
  key: string | null
  devices: number
  calendar: boolean
  preferences: NoticePreferences
}

/** Where a calendar with my deadlines is found. Anyone who knows the path can read it. It is told only once. */
export interface Calendar {
  path: string
}

/** A browser's push subscription: where it's reached, and its keys. */
export interface Device {
  endpoint: string
  p256dh: string
  auth: string
}

/** A browser that is no longer to be told. */
export interface NoDevice {
  endpoint: string
}

/** Where to post, and in which shape. */
export interface NewWebhook {
  shape: WebhookShape
  url: string
}

/** One that is set. Its address is secret, so only the host in it is shown. `stopped`: it has failed too often, and nothing is sent any more until it is set again or a test succeeds. */
export interface Webhook {
  shape: WebhookShape
  host: string
  stopped: boolean
}

/** `offered`: whether this server sends to webhooks at all. */
export interface WebhookState {
  offered: boolean
  webhook: Webhook | null
}

export interface NewMailbox {
  address: string
  hours: number
}

/** My address. Until it is `confirmed` by the link that was sent to it, nothing else is sent, and it expires. */
export interface Mailbox {
  address: string
  hours: number
  confirmed: boolean
}

/** `offered`: whether this server sends e-mails at all. */
export interface MailState {
  offered: boolean
  mailbox: Mailbox | null
}

/** What a link in an e-mail ends with. */
export interface MailLink {
  token: string
}

/** I am away until then, in seconds since 1970. */
export interface NewVacation {
  until: number
}

/** Until when I am away, in seconds since 1970 (null: I'm not). Of so many `days` in any 365 days, I have `left`. A day that has begun counts. */
export interface Vacation {
  until: number | null
  left: number
  days: number
}

export interface Option {
  name: string
  values: (string | number)[]
}

/** A game is being compiled: how much of it is done, from 0 to 1, and about how many seconds are left. */
export interface Preparing {
  done: number
  seconds: number
}

/** A game that can be played here; as soon as it isn't being prepared any more. The first value of each option is its default. */
export interface GameInfo {
  key: string
  title: string
  credits: string
  min_seats: number
  max_seats: number
  options: Option[]
  preparing: Preparing | null
}

/** Where other devices on the same network find this server; null if it listens to its own machine alone. */
export interface Address {
  url: string | null
}

export interface Games {
  games: GameInfo[]
  levels: Level[]
}

/** A table to make. `bots` says which seats bots of which level take; `seat` is mine, null if I only host. With `lots` the start player is drawn. With `auto` the game starts when all seats are taken and all who sit there have put in their luck. With `public` it's listed, once it has started, among the games that anyone may watch, if `watchers` are welcome. */
export interface NewTable {
  game: string
  seats: number
  options?: Record<string, string | number>
  seat?: number | null
  bots?: Record<string, Level>
  lots?: boolean
  clock?: Clock
  watchers?: boolean
  public?: boolean
  auto?: boolean
}

export interface Made {
  table: string
}

/** One of my tables, as a list shows it. `due`: when my time runs out, if it's my turn. */
export interface Summary {
  table: string
  game: string
  stage: Stage
  players: (Player | null)[]
  my_turn: boolean
  updated: number
  due: number | null
}

export interface Tables {
  tables: Summary[]
}

/** Why something was refused. `reason` is a word for programs: a `Reason`, or a word of the game if its rules forbid an action. `message` is a sentence for people. */
export interface Problem {
  reason: string
  message: string
  details: Record<string, unknown>
}

/** What a strong bot thinks of one of my actions: the chance of each seat to win after it. */
export interface Thought {
  action: number
  visits: number
  chances: number[]
}

/** What I may know of the position, in the engine's own bytes (as hexadecimal digits), for a device that thinks for itself. `number` is that of the update that shows it. */
export interface Sight {
  game: string
  rules: number
  seat: number
  number: number
  view: string
}

/** The best of my actions, best first. `exact`: proven. */
export interface Hint {
  number: number
  thoughts: Thought[]
  exact: boolean
}

/** Take a free seat. Several people at one device take several; a name tells them apart. */
export interface Sit {
  do: 'sit'
  id: string
  seat: number
  name?: string | null
}

/** Give a seat up before the game has started. The host may empty any seat. */
export interface Stand {
  do: 'stand'
  id: string
  seat: number
}

/** The host puts a bot on a free seat, or on that of another bot. */
export interface Place {
  do: 'place'
  id: string
  seat: number
  level: Level
}

/** The host changes how the game will be played, before it has started. */
export interface ChangeSettings {
  do: 'set'
  id: string
  seats?: number | null
  options?: Record<string, string | number> | null
  lots?: boolean | null
  clock?: Clock | null
  watchers?: boolean | null
  public?: boolean | null
}

/** Add a number of my own to the dice, once, before the game has started. */
export interface Contribute {
  do: 'luck'
  id: string
  luck: string
}

/** The host starts the game. */
export interface Start {
  do: 'start'
  id: string
}

/** Do one of the actions of my latest view. `number` is that of the update that brought it. */
export interface Play {
  do: 'play'
  id: string
  number: number
  action: number
}

/** Take my latest decision back. */
export interface Undo {
  do: 'undo'
  id: string
  number: number
}

export interface Say {
  do: 'say'
  id: string
  text: string
}

/** Say one of the phrases that every language has. */
export interface Exclaim {
  do: 'exclaim'
  id: string
  phrase: Phrase
}

/** What to do about a seat whose player has left or let the time run out. */
export interface Vote {
  do: 'vote'
  id: string
  seat: number
  choice: Choice
}

/** Take my seat back from the bot that played on for me. */
export interface Return {
  do: 'return'
  id: string
}

/** The same people and bots again, at a new table. */
export interface Rematch {
  do: 'rematch'
  id: string
}

/** Who sits on a seat. `bot` is a level: a bot's own, or that of a bot that plays on for somebody who left. `away`: until when the player said they would be (in seconds since 1970); it may be over. */
export interface Player {
  name: string
  avatar: Avatar | null
  person: boolean
  bot: Level | null
  mine: boolean
  host: boolean
  away: number | null
}

/** A seat's clock: when its decision began, when it is late (in seconds since 1970), what is left for the game. */
export interface Timing {
  began: number | null
  due: number | null
  left: number | null
  late: boolean
}

/** What anybody needs to check the dice: see docs/fairness.md. The secret is shown when the game is over. */
export interface Fairness {
  commitment: string
  contributions: (string | null)[]
  secret: string | null
}

/** One thing that is counted at the end: how many each seat has of it, and the points that they bring (null: it is told, but brings none). */
export interface Counted {
  of: string
  numbers: number[]
  points: number[] | null
}

/** `winners` is empty where the game was ended before its end. `counted` says where the points come from, and `totals` what each seat has in the end. */
export interface Result {
  winners: number[]
  ending: string
  counted: Counted[]
  totals: number[]
}

/** A whole table as one viewer may see it. `deal`: its luck is that of another match, or, if `voyage` names a day, that of the day's voyage. `public`: it's listed among the games that anyone may watch. `slow`: no clock gives less than a day. */
export interface Table {
  table: string
  game: string
  rules: number
  options: Record<string, string | number>
  lots: boolean
  clock: Clock
  watchers: boolean
  public: boolean
  slow: boolean
  stage: Stage
  players: (Player | null)[]
  me: number | null
  host: boolean
  position: Position | null
  deciding: number[]
  scores: number[]
  actions: Action[]
  undo: boolean
  timing: Timing[]
  votes: Record<string, Record<string, Choice>>
  fairness: Fairness
  result: Result | null
  rematch: string | null
  deal: boolean
  voyage: string | null
}

/** One thing that happened, as one viewer may hear of it. If it's the talk of somebody I have blocked, neither their seat nor their words are told. */
export interface Happening {
  number: number
  at: number
  what: 'created' | 'sat' | 'stood' | 'placed' | 'set' | 'luck' | 'started' | 'played' | 'undone' | 'said' | 'exclaimed' | 'late' | 'vacation' | 'voted' | 'returned' | 'rematch'
  seat?: number
  name?: string
  text?: string
  phrase?: Phrase
  choice?: Choice
  voter?: number
  carried?: boolean
  level?: Level
  table?: string
  until?: number
  events: StoryEvent[]
}

/** The table as it is now, and what happened since the update before (or since the number that the client gave). `missed` counts happenings that are too old to be in here; GET .../story has them. */
export interface Update {
  kind: 'update'
  number: number
  table: Table
  happened: Happening[]
  missed: number
}

/** A command was done, or refused with a reason. */
export interface Answer {
  kind: 'answer'
  id: string | null
  done: boolean
  problem: Problem | null
}

/** Who is here now. */
export interface Presence {
  kind: 'presence'
  seats: boolean[]
  watchers: number
}

/** What happened at a table, as one viewer may hear of it: one page. `total` counts all happenings. */
export interface Story {
  happened: Happening[]
  total: number
}

/** The luck of another match, named by its table. `rows` holds for each kind of chance event the numbers that its draws had there: see docs/fairness.md. */
export interface Deal {
  table: string
  rows: Record<string, number[]>
}

/** A finished match, whole: it can be replayed and its dice can be checked. `log` holds [seat, action]; seat -1 is chance. The first `given` of them were taken over from another match. With a `deal`, the luck is another match's. `origin` says that a browser played it for itself, without a server: the secret was its own. */
export interface MatchRecord {
  format: 'brethren record 1'
  table: string
  game: string
  rules: number
  seats: number
  options: Record<string, string | number>
  players: string[]
  bots: (Level | null)[]
  started: number
  commitment: string
  contributions: (string | null)[]
  secret: string
  lots: boolean
  log: [number, number][]
  winners: number[]
  ending: string
  given: number
  deal: Deal | null
  origin?: 'device'
}

/** What one viewer may know of a match that is not over. It has one page of what happened; `total` counts all happenings. */
export interface Excerpt {
  format: 'brethren excerpt 1'
  table: Table
  happened: Happening[]
  total: number
}

/** One step of a finished match: the position before it, who did what (-1: chance), and what happened by it. `action` and `words` are null where the viewer may not know what was done. With everything open, `odds` of a chance event hold every action that it could have been, with its weight. */
export interface ReplayStep {
  number: number
  seat: number
  action: number | null
  words: Words | null
  odds: [number, number][] | null
  events: StoryEvent[]
  position: Position
  scores: number[]
  deciding: number[]
}

/** A finished match, step by step, as one seat saw it or with everything open. */
export interface Replay {
  game: string
  options: Record<string, string | number>
  seats: number
  players: string[]
  bots: (Level | null)[]
  winners: number[]
  ending: string
  steps: ReplayStep[]
  end: Position
  scores: number[]
}

/** What if? From before this step of a finished match, on this seat, against bots of this level. */
export interface Fork {
  step: number
  seat: number
  level: Level
}

/** A table with the luck of a finished match: the bots that played there, bots of this level for other people, and this seat for me, or with `friend` for somebody I give the link to. */
export interface SameDeal {
  seat: number
  level: Level
  friend: boolean
}

/** How a match with this deal went. `table` is null as long as I have not finished mine, since another match shows what will be drawn. `moves` counts decisions, `undone` those taken back, of all people together. */
export interface DealtMatch {
  table: string | null
  players: (Player | null)[]
  scores: number[]
  result: Result | null
  moves: number
  undone: number
  updated: number
}

/** All matches with the same deal, the first one first. */
export interface DealResults {
  game: string
  over: boolean
  matches: DealtMatch[]
}

/** How accurately somebody chose (0 to 100, see docs/review.md), and their place. Equal results share a place. */
export interface VoyageResult {
  place: number
  name: string
  avatar: Avatar | null
  accuracy: number
  mine: boolean
}

/** A day that is over: how many have sailed, the best of them, and myself, if I was one of them. */
export interface VoyageResults {
  day: string
  game: string
  sailed: number
  best: VoyageResult[]
  mine: VoyageResult | null
}

/** Today's voyage. It ends at `until`, when the next one begins (in seconds since 1970). `commitment` binds the server to the luck of the day, which is the same for everybody. `table` is my first try, the one that counts; `over` says whether it has ended, and `accuracy` is null until it has been reviewed. `sailed` counts those who have been reviewed today. */
export interface Voyage {
  day: string
  game: string
  seats: number
  level: Level
  until: number
  commitment: string
  sailed: number
  table: string | null
  over: boolean
  accuracy: number | null
  yesterday: VoyageResults
}

/** A table whose host allows everybody to watch. `started`, and `updated` by something that everybody heard of, are in seconds since 1970; `slow`: no clock gives less than a day. */
export interface PublicTable {
  table: string
  game: string
  players: (Player | null)[]
  started: number
  updated: number
  slow: boolean
}

/** One page of them, the latest move first; `pages` counts all pages. */
export interface PublicTables {
  tables: PublicTable[]
  pages: number
}

/** What the strongest bot, knowing what the player knew, thinks of a decision: the chances of all seats after what was done and after the best, and what the difference cost. `regret` is by how much the search likes the best more than what was done, and `at_random` the same for a choice at random, on average. `effect` is what the decision did to the chances of all seats; null where nothing was hidden, because then it is the whole change. `reasons` name why the best is better: the judge would not prefer it without them. There may be none. `good` are the choices that are about as good as the best, itself included. */
export interface ReviewOpinion {
  best: number
  best_words: Words
  chosen: number[]
  better: number[]
  loss: number
  regret: number
  at_random: number
  effect: number[] | null
  exact: boolean
  reasons: string[]
  good: number[]
}

/** A step, the chances of all seats before it, and what is thought of a decision with a choice. */
export interface ReviewStep {
  number: number
  seat: number
  chances: number[]
  opinion: ReviewOpinion | null
}

/** Why one seat's chance changed from the beginning to the end: luck, skill and what others did add up to the whole change. `accuracy` says how well it chose: 100 is always the best, 0 is no better than at random, null if it never had a choice. */
export interface ReviewAccount {
  luck: number
  skill: number
  others: number
  accuracy: number | null
}

/** How often chance did something, and how often that was expected. */
export interface ReviewDraw {
  verb: string
  what: string
  seen: number
  expected: number
}

/** A record is being reviewed: under this name the server tells how far it has got. */
export interface ReviewBegun {
  review: string
}

/** So much of a review as there is, but 1,000 steps at most. The last three come with the last step, when all is done. */
export interface ReviewPart {
  done: number
  total: number
  steps: ReviewStep[]
  end: number[] | null
  accounts: ReviewAccount[] | null
  draws: ReviewDraw[] | null
}

/** A position as one seat saw it. `good` are the choices to be found, and `best` is the best of them; `better` is the chance of winning with it. `chosen` is the chance with what was played there, or, in a puzzle, where nothing was, with the next best choice, its `rival`. `reasons` name why the best is better than that; there may be none. A mistake says at which step of which table it was made, a puzzle which is the weakest bot that solves it. */
export interface Exercise {
  id: string
  game: string
  seat: number
  position: Position
  deciding: number[]
  scores: number[]
  actions: Action[]
  played: number | null
  best: number
  good: number[]
  better: number
  chosen: number
  reasons: string[]
  exact: boolean
  table: string | null
  step: number | null
  level: Level | null
  rival: number | null
}

/** My mistakes: how many wait to be tried now, how many are kept, the next one to try, and since or from when it is to be tried (in seconds since 1970). */
export interface Practice {
  due: number
  kept: number
  exercise: Exercise | null
  at: number | null
}

/** Whether I solved an exercise at once, without help. If so, it comes back after a longer time. */
export interface Attempt {
  solved: boolean
}

/** How many puzzles a game has, and the number of today's. They count from 0. */
export interface Puzzles {
  total: number
  today: number
}

/** All puzzles of a game, for pages that have no server. Today's has the number of the day since 1970, times the stride, modulo their number. */
export interface PuzzleFile {
  stride: number
  exercises: Exercise[]
}

/** A moment of a lesson: the message to be said (and the one for a learner who does something else), the places on the board that it speaks of, what the learner sees and may do, which of it is wanted (null: nothing), and all that happens then. */
export interface Scene {
  say: string
  points: string[]
  wrong: string | null
  position: Position
  deciding: number[]
  scores: number[]
  actions: Action[]
  wanted: number | null
  events: StoryEvent[]
}

/** An example of some rules, played by the learner on this seat. Nothing is left to do in its last scene. */
export interface Lesson {
  name: string
  rules: string
  seat: number
  scenes: Scene[]
}

/** A game learnt by playing. */
export interface Course {
  game: string
  lessons: Lesson[]
}

/** How often one thing came, how often it was expected, and how far from that it usually strays. */
export interface ChanceOutcome {
  what: string
  seen: number
  expected: number
  deviation: number
}

/** All draws of one kind in all finished matches of a game. `probability`: how often honest chance would be at least so far from what is expected; null as long as there are too few draws to tell. `freedom` belongs to the chi-squared. The verb `lot` is the drawing of who begins; all others are those of the game. */
export interface ChanceKind {
  game: string
  verb: string
  draws: number
  outcomes: ChanceOutcome[]
  chi_squared: number
  freedom: number
  probability: number | null
}

/** What chance has done on this server, in all finished matches. */
export interface Chance {
  matches: number
  kinds: ChanceKind[]
}

/** My results in one game against people, or against bots of which the strongest was of this level. `par`: how many I would have won if all were equally strong. */
export interface Standing {
  game: string
  opponents: Level | 'people'
  played: number
  won: number
  shared: number
  par: number
}

/** How long my matches of a game were: the middle one in minutes and in decisions of mine, and how many lasted up to each limit, and longer than the last. */
export interface Length {
  game: string
  minutes: number
  decisions: number
  counts: number[]
}

/** One of my finished matches. */
export interface MyMatch {
  table: string
  game: string
  opponents: Level | 'people'
  result: 'won' | 'shared' | 'lost' | 'stopped'
  ended: number
  minutes: number
}

/** My finished matches. Those that were stopped, or that a bot finished for me, count apart; "what if?", the same deal, and matches in which I had several seats do not count. `limits`, in minutes, are those of the lengths; the latest are `recent`. */
export interface Statistics {
  played: number
  stopped: number
  minutes: number
  standings: Standing[]
  lengths: Length[]
  limits: number[]
  recent: MyMatch[]
}

export type AnyCommand = Sit | Stand | Place | ChangeSettings | Contribute | Start | Play | Undo | Say | Exclaim | Vote | Return | Rematch

export type AnyMessage = Update | Answer | Presence

export type Language = 'en' | 'cs' | 'es' | 'hu' | 'pl'
export const LANGUAGES: readonly Language[] = ['en', 'cs', 'es', 'hu', 'pl']

export type Avatar = 'anchor' | 'parrot' | 'turtle' | 'star' | 'octopus' | 'skull' | 'wheel' | 'lantern'
export const AVATARS: readonly Avatar[] = ['anchor', 'parrot', 'turtle', 'star', 'octopus', 'skull', 'wheel', 'lantern']

export type Level = 'random' | 'swab' | 'deckhand' | 'gunner' | 'mate' | 'captain'
export const LEVELS: readonly Level[] = ['random', 'swab', 'deckhand', 'gunner', 'mate', 'captain']

export type Phrase = 'ahoy' | 'well played' | 'good luck' | 'thanks' | 'hurry' | 'sorry' | 'oh no' | 'one moment' | 'again' | 'bye'
export const PHRASES: readonly Phrase[] = ['ahoy', 'well played', 'good luck', 'thanks', 'hurry', 'sorry', 'oh no', 'one moment', 'again', 'bye']

export type Choice = 'wait' | 'bot' | 'end'
export const CHOICES: readonly Choice[] = ['wait', 'bot', 'end']

export type Stage = 'gathering' | 'playing' | 'over'
export const STAGES: readonly Stage[] = ['gathering', 'playing', 'over']

export type Reason = 'blocks full' | 'busy' | 'changes used up' | 'chat full' | 'damaged' | 'dealt' | 'device' | 'empty seats' | 'foreign' | 'getting ready' | 'gone' | 'gone on' | 'luck awaited' | 'luck given' | 'mail address' | 'malformed' | 'name' | 'newer' | 'no mail' | 'no push' | 'no record' | 'no such code' | 'no such friend' | 'no such game' | 'no such mail' | 'no such moment' | 'no such phrase' | 'no such review' | 'no such seat' | 'no such table' | 'no webhooks' | 'nobody there' | 'nobody thinks' | 'not a number' | 'not alone' | 'not away' | 'not deciding' | 'not found' | 'not host' | 'not over' | 'not playing' | 'not proven' | 'not replaced' | 'not seated' | 'not started' | 'not stored' | 'not yours' | 'nothing said' | 'nothing to undo' | 'options' | 'other rules' | 'our fault' | 'over' | 'private' | 'revealed' | 'sealed' | 'seats' | 'stale' | 'standin' | 'started' | 'stranger' | 'taken' | 'time zone' | 'too large' | 'too often' | 'vacation' | 'webhook address' | 'webhook answer' | 'wrong method'
export const REASONS: readonly Reason[] = ['blocks full', 'busy', 'changes used up', 'chat full', 'damaged', 'dealt', 'device', 'empty seats', 'foreign', 'getting ready', 'gone', 'gone on', 'luck awaited', 'luck given', 'mail address', 'malformed', 'name', 'newer', 'no mail', 'no push', 'no record', 'no such code', 'no such friend', 'no such game', 'no such mail', 'no such moment', 'no such phrase', 'no such review', 'no such seat', 'no such table', 'no webhooks', 'nobody there', 'nobody thinks', 'not a number', 'not alone', 'not away', 'not deciding', 'not found', 'not host', 'not over', 'not playing', 'not proven', 'not replaced', 'not seated', 'not started', 'not stored', 'not yours', 'nothing said', 'nothing to undo', 'options', 'other rules', 'our fault', 'over', 'private', 'revealed', 'sealed', 'seats', 'stale', 'standin', 'started', 'stranger', 'taken', 'time zone', 'too large', 'too often', 'vacation', 'webhook address', 'webhook answer', 'wrong method']

export type WebhookShape = 'discord' | 'slack' | 'matrix' | 'ntfy' | 'json'
export const WEBHOOKSHAPES: readonly WebhookShape[] = ['discord', 'slack', 'matrix', 'ntfy', 'json']
