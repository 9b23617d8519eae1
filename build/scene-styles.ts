import type { Plugin } from 'vite'
import { drawingOf, SCENES, type SceneName } from '../src/components/scenes.ts'

/** Puts the class of each scene, with its drawings and crops, before the rules of scene.css, which choose among them. */
export function sceneStyles(): Plugin {
  return {
    name: 'scene-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/components/scene.css')) return null
      const classes = (Object.keys(SCENES) as SceneName[]).map(classOf).join('\n')
      return { code: `@layer scenes {\n${classes}\n}\n${code}`, map: null }
    },
  }
}

function classOf(name: SceneName): string {
  const { near, flat } = SCENES[name]
  const drawing = (time: string) => `url("../assets/scenes/${drawingOf(name)}-${time}.svg")`
  return `.scene-${name} {
    --day: ${drawing('day')}; --dusk: ${drawing('dusk')};
    --w: ${near.width}; --at: ${near.at}; --flat-w: ${flat.width}; --flat-at: ${flat.at};
  }`
}
