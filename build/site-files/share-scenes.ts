import type { SceneName } from '../../src/content/types.ts'

/** A drawing of src/assets/scenes, 2100 x 900, and the part of it in a share image: its width and upper left corner. */
type ShareScene = { drawing: string; x: number; y: number; width: number }

export const SHARE_SCENES: Readonly<Record<SceneName, ShareScene>> = {
  'main-street': { drawing: 'main-street', x: 60, y: 400, width: 2000 },
  storefront: { drawing: 'main-street', x: 380, y: 462, width: 1480 },
  pickup: { drawing: 'main-street', x: 620, y: 555, width: 1480 },
  maple: { drawing: 'main-street', x: 0, y: 400, width: 1480 },
  'kitchen-table': { drawing: 'kitchen-table', x: 60, y: 380, width: 2030 },
  'farm-ledger': { drawing: 'farm-ledger', x: 200, y: 430, width: 1800 },
  'well-pad': { drawing: 'well-pad', x: 200, y: 268, width: 1800 },
  'shop-counter': { drawing: 'shop-counter', x: 200, y: 200, width: 1700 },
  register: { drawing: 'shop-counter', x: 380, y: 330, width: 1300 },
  workshop: { drawing: 'workshop', x: 120, y: 250, width: 1860 },
  bench: { drawing: 'workshop', x: 620, y: 250, width: 1480 },
}

/** The part of a drawing for a scene's name, as a class or an address has it. */
export function findShareScene(name: string): ShareScene | undefined {
  return new Map(Object.entries(SHARE_SCENES)).get(name)
}
