export { TownMap } from './town-map.tsx'
