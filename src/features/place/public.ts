export { TownMap } from './town-map'
