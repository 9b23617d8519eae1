import { getEngines } from '../../scripts/engines.ts'

/** Gets the engines where Debian's packages can be installed, and says which one is missing. */
export default function setup(): void {
  for (const { advice } of getEngines()) console.log(`Not tested: ${advice}.`)
}
