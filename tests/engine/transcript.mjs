// Plays recorded games once more, and writes down all that the engine says on the way: see test_engine.py.

/** One line for each position: as test_engine.py writes it. */
export function transcript({ CHANCE, heard }, game, { seats, options, moves }) {
  let state = game.start(seats, options)
  const lines = [line(CHANCE, game, state)]
  for (const [seat, action] of moves) {
    const told = game.tell(state, seat, action)
    state = told.state
    const viewers = [null, ...Array.from({ length: seats }, (_, viewer) => viewer)]
    const events = told.events.map((one) => viewers.map((viewer) => heard(one, viewer)))
    lines.push(`${JSON.stringify(events)} ${line(CHANCE, game, state)}`)
  }
  return lines
}

function line(CHANCE, game, state) {
  const deciding = game.deciding(state)
  const seats = Array.from({ length: game.seats(state) }, (_, seat) => seat)
  const views = [null, ...seats].map((seat) => game.view(state, seat))
  return [
    hex(state),
    JSON.stringify(deciding),
    ...deciding.map((seat) => `${JSON.stringify(game.legal(state, seat))} ${game.actionsText(state, seat)}`),
    JSON.stringify(deciding[0] === CHANCE ? game.chanceWeights(state) : []),
    game.positionText(state),
    ...views.map((view) => game.positionText(view)),
    ...seats.map((seat) => hex(game.guess(views[seat + 1], seat, BigInt(seat)))),
    JSON.stringify([game.scores(state), game.winners(state), game.ending(state)]),
    deciding.length ? '' : JSON.stringify(game.tally(state)),
  ].join(' ')
}

/** What a bot makes of a position, and what the judge says of it. */
export function thought({ Bot }, game, { view, seat, level, seed }) {
  const state = Uint8Array.from(view.match(/../g), (byte) => parseInt(byte, 16))
  const choice = bot(Bot, game, level).choose(state, seat, BigInt(seed))
  return { ...choice, judged: game.chances(state) }
}

/** Trees are large: one for each game. */
const bots = new Map()
function bot(Bot, game, level) {
  const key = `${game.facts.key} ${JSON.stringify(level)}`
  if (!bots.has(key)) bots.set(key, new Bot(game, level))
  return bots.get(key)
}

function hex(state) {
  return Array.from(state, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
