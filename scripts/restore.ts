import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { RESTORED } from '../local/restore-tables.ts'

/**
 * npm run restore -- FILE: puts the rows of a backup (docs/runbook.md) into the database of RESTORE_URL, whose owner
 * it must name. Rows that are already there stay as they are. All or nothing: it fails if a row is missing afterwards,
 * or if two appointments would have the same time.
 */

const NAMES = Object.keys(RESTORED) as (keyof typeof RESTORED)[]

const [file] = process.argv.slice(2)
const { RESTORE_URL: url } = process.env
if (!file || !url) throw new Error('Usage: RESTORE_URL=postgres://… npm run restore -- FILE')

const dump = spawn(
  'pg_restore',
  ['--data-only', '--file=-', ...NAMES.map((name) => `--table=${name}`), file],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
const database = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', url], {
  stdio: ['pipe', 'inherit', 'inherit'],
})
database.stdin.on('error', () => {})
const [dumpExit, databaseExit] = [exitOf(dump), exitOf(database)]
const run = (sql: string) => void database.stdin.write(`${sql}\n`)

run('begin;')
for (const name of NAMES) {
  run(`create temp table ${name} (like public.${name} including defaults) on commit drop;`)
}
const rows = await copyRows()
for (const name of NAMES) {
  const key = RESTORED[name]
  // The triggers would leave out appointments at times that are busy or closed by now, and count versions.
  run(`alter table public.${name} disable trigger user;
    insert into public.${name} select * from pg_temp.${name} on conflict (${key}) do nothing;
    alter table public.${name} enable trigger user;
    do $$ begin
      if exists (select ${key} from pg_temp.${name} except select ${key} from public.${name})
        or (select count(*) from pg_temp.${name}) <> ${rows.get(name) ?? 0}
      then raise exception 'Rows of ${name} are missing after the restore';
      end if;
    end $$;`)
}
// Without a commit, the database keeps nothing.
const isWhole = (await dumpExit) === 0
if (isWhole) run('commit;')
database.stdin.end()

if ((await databaseExit) !== 0 || !isWhole) {
  console.error('Nothing was restored.')
  process.exit(1)
}
for (const name of NAMES) console.info(`${name}: all ${rows.get(name) ?? 0} rows are there`)

/** Copies the backup's rows into the temporary tables. @returns how many rows the backup has of each table */
async function copyRows(): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  let table: string | null = null
  for await (const line of createInterface({ input: dump.stdout, crlfDelay: 0 })) {
    if (table !== null) {
      if (line === '\\.') table = null
      else counts.set(table, (counts.get(table) ?? 0) + 1)
      run(line)
    } else {
      const [, name, columns] = /^COPY public\.(\w+) (\(.+\)) FROM stdin;$/.exec(line) ?? []
      if (name === undefined) continue
      table = name
      run(`copy pg_temp.${name} ${columns} from stdin;`)
    }
  }
  return counts
}

function exitOf(child: ReturnType<typeof spawn>): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}
