// A game for boardgame.io whose messages are as long as ours and whose rules cost next to nothing.
const HEADINGS = ['north', 'east', 'south', 'west']

const ship = (_, number) => ({ square: `a${number}`, fleet: 'pirates', masts: 3, heading: 'west' })

export const ships = (count, moves) => ({
  name: 'ships',
  setup: () => ({ ships: Array.from({ length: count }, ship) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    turn: ({ G }, number, heading) => {
      G.ships[number].heading = HEADINGS[heading]
    },
  },
  endIf: ({ ctx }) => (ctx.turn > moves ? { draw: true } : undefined),
})
