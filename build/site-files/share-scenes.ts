import { SCENE_DRAWINGS, type SceneName } from '../../src/components/scenes.ts'

/** The part of a drawing, 2100 x 900, in a share image: its width and upper left corner. */
type ShareScene = { x: number; y: number; width: number }

export const SHARE_SCENES: Readonly<Record<SceneName, ShareScene>> = {
  'main-street': { x: 60, y: 400, width: 2000 },
  'kitchen-table': { x: 60, y: 380, width: 2030 },
  'farm-ledger': { x: 200, y: 430, width: 1800 },
  'well-pad': { x: 200, y: 268, width: 1800 },
  'shop-counter': { x: 200, y: 200, width: 1700 },
  register: { x: 380, y: 330, width: 1300 },
  workshop: { x: 120, y: 250, width: 1860 },
  bench: { x: 620, y: 250, width: 1480 },
  'mailbox-letter': { x: 50, y: 300, width: 2000 },
  'courthouse-clock': { x: 50, y: 200, width: 2000 },
  'bank-counter': { x: 130, y: 300, width: 1840 },
  'pay-envelopes': { x: 50, y: 250, width: 2000 },
  'waiting-room': { x: 50, y: 250, width: 2000 },
  'sign-painter': { x: 130, y: 250, width: 1850 },
}

/** The drawing of a scene and the part to show, by the scene's name in a URL. */
export function findShareScene(name: string): (ShareScene & { drawing: string }) | undefined {
  const part = new Map(Object.entries(SHARE_SCENES)).get(name)
  return part && { ...part, drawing: SCENE_DRAWINGS[name as SceneName] }
}
