import type { ClientEnv } from '../../src/config/env-schema.ts'
import { chooseFacts, FACTS } from '../../src/config/facts.ts'
import { PRICE_LIST_DATE } from '../../src/config/rates.ts'
import { OFFICE_ADDRESS, site } from '../../src/config/site.ts'
import storageKeys from '../../src/content/storage-keys.json' with { type: 'json' }
import { capitalize, lowerFirst } from '../../src/lib/wording.ts'
import { formatMonth } from '../../src/shared/format-date.ts'
import { WAITLIST } from '../../src/shared/waitlist.ts'
import type { Words } from './fill.ts'
import { listOutsideServices } from './outside-services.ts'

/**
 * What words in braces stand for in the texts of src/content, beside figures: facts about the firm, and what a build is
 * configured with.
 * @param isBuild false for the development server, which has no service worker
 */
export function wordsFor(env: ClientEnv, isBuild = true): Words {
  const outside = listOutsideServices(env)
  return {
    ...factWords(env.VITE_SITE_URL ?? site.url),
    firm: site.name,
    phone: site.phone.display,
    email: site.email,
    hours: site.hoursLine,
    officeAddress: OFFICE_ADDRESS,
    competitor: site.competitor,
    freeReturns: site.claims.freeReturns,
    socialNames: site.social.map(({ name }) => name).join(' and '),
    priceListMonth: formatMonth(PRICE_LIST_DATE),
    waitlistDays: String(WAITLIST.days),
    ...choice('Chat', Boolean(env.VITE_CHAT_SCRIPT_URL)),
    ...choice('OfflineCopies', isBuild && env.VITE_SERVICE_WORKER !== 'off'),
    outsideServices: outside.map(({ name, when, receives }) => [name, capitalize(when), receives]),
    loadedFromOthers: outside
      .map(({ name, when }) => `${lowerFirst(name)} (loaded ${when})`)
      .join('; '),
    storedNotes: storageKeys.map(({ key, where, purpose, keptFor }) => [
      key,
      where,
      purpose,
      keptFor,
    ]),
    storedCount: String(storageKeys.length),
  }
}

/** Words that show nothing, and leave out the paragraph or entry that they begin if the other one holds. */
function choice(name: string, holds: boolean): Words {
  return { [`with${name}`]: holds ? '' : null, [`without${name}`]: holds ? null : '' }
}

/** The facts of facts.json by their names: `{payment}`, or `{freeTalk.term}` for one of several texts. */
function factWords(siteUrl: string): Words {
  return Object.fromEntries(
    Object.entries(chooseFacts(siteUrl, FACTS)).flatMap(([name, fact]) =>
      typeof fact === 'object' && fact !== null
        ? Object.entries(fact).map(([part, text]) => [`${name}.${part}`, text])
        : [[name, fact === null ? null : String(fact)]],
    ),
  )
}
