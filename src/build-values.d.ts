/** What vite.config.ts puts into the scripts and index.html besides the environment's variables. */
interface ImportMetaEnv {
  readonly PAPER_BY_DAY: string
  readonly PAPER_BY_NIGHT: string
}
