/** The site's scenes, and the drawing in src/assets/scenes that each is a crop of (src/components/scene.css). */
export const SCENE_DRAWINGS = {
  'main-street': 'main-street',
  'kitchen-table': 'kitchen-table',
  'farm-ledger': 'farm-ledger',
  'well-pad': 'well-pad',
  'shop-counter': 'shop-counter',
  register: 'shop-counter',
  workshop: 'workshop',
  bench: 'workshop',
  'mailbox-letter': 'mailbox-letter',
  'courthouse-clock': 'courthouse-clock',
  'bank-counter': 'bank-counter',
  'pay-envelopes': 'pay-envelopes',
  'waiting-room': 'waiting-room',
  'sign-painter': 'sign-painter',
} as const

export type SceneName = keyof typeof SCENE_DRAWINGS
