import { readdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { build, type Plugin } from 'vite'

/**
 * Bundles the functions with their packages into .server/api: a cold start then reads a few files instead of hundreds. The
 * preview server runs the same files as the hosting provider. Names stay whole, so that error logs can be read.
 */
export async function buildFunctions(): Promise<void> {
  const files = readdirSync('api').filter((file) => file.endsWith('.ts'))
  await build({
    configFile: false,
    // The size of its files does not matter.
    logLevel: 'error',
    plugins: [ownProcesses()],
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: '.server/api',
      minify: false,
      rolldownOptions: {
        input: files.map((file) => `api/${file}`),
        // All in one folder, so that they find each other. What begins with "_" is no function.
        output: { entryFileNames: '[name].js', chunkFileNames: '_[name]-[hash].js' },
      },
    },
  })
  if (!process.env.VERCEL) return
  // The provider now builds api/*.ts, with every package file by file. In its checkout, these load the bundle instead.
  for (const file of files) {
    const bundle = `../.server/api/${file.replace(/\.ts$/, '.js')}`
    writeFileSync(`api/${file}`, `export { default } from '${bundle}'\n`)
  }
}

/** Makes a file of its own of each module that runs in a process of its own: `new URL('./name.ts', import.meta.url)`. */
function ownProcesses(): Plugin {
  return {
    name: 'own-processes',
    // Before others rewrite the quotes.
    enforce: 'pre',
    transform(code, id) {
      return code.replaceAll(
        /(?<=new URL\('\.\/)([\w-]+)\.ts(?=', import\.meta\.url\))/g,
        (_, name: string) => {
          const module = resolve(dirname(id), `${name}.ts`)
          this.emitFile({ type: 'chunk', id: module, fileName: `_${name}.js` })
          return `_${name}.js`
        },
      )
    },
  }
}
