import scenes from './scenes.json' with { type: 'json' }

/**
 * The site's scenes. Each is a crop of a drawing in src/assets/scenes, 2,100 units wide and 900 high: `near` as a rule, `flat`
 * in a flat box, `share` in a picture for shared links. A crop has its width in those units and its position, as in
 * background-position, or its upper left corner.
 */
export const SCENES: Readonly<Record<SceneName, Scene>> = scenes

export type SceneName = keyof typeof scenes
type Crop = { width: number; at: string }
export type Scene = {
  /** The drawing of the same name if there is none. */
  drawing?: string
  near: Crop
  flat: Crop
  share: { x: number; y: number; width: number }
}

/** The name of a scene's drawing, without its time of day. */
export const drawingOf = (name: SceneName): string => SCENES[name].drawing ?? name
