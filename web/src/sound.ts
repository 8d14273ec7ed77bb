/** Small sounds, made on the spot: wood, paper, dice, water and a bell; with them, phones vibrate a little. Silent until
 *  the page has first been touched. */

import { settings } from './settings.svelte'

export type Sound = 'wood' | 'paper' | 'dice' | 'water' | 'bell' | 'chest' | 'gun'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

function wake(): void {
  context ??= new AudioContext()
  void context.resume()
}
for (const touch of ['pointerdown', 'keydown']) document.addEventListener(touch, wake, { once: true, passive: true })

function noiseOf(audio: AudioContext): AudioBuffer {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
    const samples = noise.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  return noise
}

interface Rustle {
  at: number
  length: number
  volume: number
  pitch: number
  width?: number
  type?: BiquadFilterType
  slide?: number
}

/** A burst of noise through a filter: paper, water, the rattle of wood. */
function rustle(audio: AudioContext, { at, length, volume, pitch, width = 1, type = 'bandpass', slide }: Rustle): void {
  const start = audio.currentTime + at
  const source = audio.createBufferSource()
  source.buffer = noiseOf(audio)
  source.loop = true
  const filter = audio.createBiquadFilter()
  filter.type = type
  filter.Q.value = width
  filter.frequency.setValueAtTime(pitch, start)
  if (slide) filter.frequency.exponentialRampToValueAtTime(slide, start + length)
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(volume, start + Math.min(0.2 * length, 0.12))
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  source.connect(filter).connect(gain).connect(audio.destination)
  source.start(start, Math.random() * 0.5)
  source.stop(start + length)
}

/** A struck thing: one partial that rings and dies. */
function strike(audio: AudioContext, at: number, pitch: number, length: number, volume: number, drop = 1): void {
  const start = audio.currentTime + at
  const voice = audio.createOscillator()
  voice.frequency.setValueAtTime(pitch, start)
  if (drop !== 1) voice.frequency.exponentialRampToValueAtTime(pitch * drop, start + length)
  const gain = audio.createGain()
  gain.gain.setValueAtTime(volume, start)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(gain).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length)
}

function knock(audio: AudioContext, at: number, pitch: number, volume: number): void {
  strike(audio, at, pitch, 0.09, volume, 0.6)
  rustle(audio, { at, length: 0.03, volume: volume * 0.8, pitch: pitch * 6 })
}

const makers: Record<Sound, (audio: AudioContext) => void> = {
  wood: (audio) => knock(audio, 0, 210 + Math.random() * 40, 0.3),
  paper: (audio) => {
    rustle(audio, { at: 0, length: 0.14, volume: 0.1, pitch: 3800, slide: 2400, width: 0.7 })
    rustle(audio, { at: 0.07, length: 0.07, volume: 0.07, pitch: 5200 })
  },
  dice: (audio) => {
    for (const at of [0, 0.08, 0.15, 0.26, 0.33, 0.45, 0.6])
      knock(audio, at + Math.random() * 0.02, 420 + Math.random() * 320, 0.18 * (1 - at))
  },
  water: (audio) => {
    rustle(audio, { at: 0, length: 0.6, volume: 0.11, pitch: 420, slide: 1100, width: 0.6 })
    rustle(audio, { at: 0.18, length: 0.5, volume: 0.06, pitch: 1500, slide: 600, width: 0.8 })
  },
  chest: (audio) => {
    knock(audio, 0, 130, 0.35)
    strike(audio, 0.05, 1850, 0.25, 0.03)
    strike(audio, 0.09, 2480, 0.3, 0.025)
  },
  gun: (audio) => {
    strike(audio, 0, 120, 0.5, 0.5, 0.3)
    rustle(audio, { at: 0, length: 0.7, volume: 0.4, pitch: 900, slide: 120, type: 'lowpass' })
  },
  bell: (audio) => {
    const pitch = 830
    for (const [partial, volume, length] of [
      [1, 0.16, 1.6],
      [2.01, 0.08, 1.1],
      [2.74, 0.05, 0.7],
      [5.4, 0.02, 0.3],
    ] as const) {
      strike(audio, 0, pitch * partial, length, volume)
      strike(audio, 0.28, pitch * partial, length, volume * 0.8)
    }
  },
}

/** How each feels in the hand: milliseconds of vibration, and of the pauses between. */
const FEELS: Record<Sound, number | number[]> = {
  wood: 10,
  paper: 6,
  dice: [8, 60, 8, 80, 8],
  water: 16,
  bell: [30, 120, 30],
  chest: 18,
  gun: 45,
}

/** Whether this is something held in the hand that can vibrate. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches
}

export function play(sound: Sound): void {
  if (settings.sound && context?.state === 'running') makers[sound](context)
  // Browsers complain about a page that vibrates before it has been touched.
  if (settings.vibration && context && canVibrate()) navigator.vibrate(FEELS[sound])
}

const SAME = 350
let last: { sound: Sound; at: number } = { sound: 'bell', at: 0 }

/** The sound of an event; five dice that fall at once are heard once. */
export function playEvent(sound: Sound | undefined): void {
  const at = performance.now()
  if (!sound || (sound === last.sound && at - last.at < SAME)) return
  last = { sound, at }
  play(sound)
}
