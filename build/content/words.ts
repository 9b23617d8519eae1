import type { ClientEnv } from '../../src/config/env-schema.ts'
import { chooseFacts, FACTS } from '../../src/config/facts.ts'
import { PRICE_LIST_DATE } from '../../src/config/rates.ts'
import { OFFICE_ADDRESS, site } from '../../src/config/site.ts'
import storageKeys from '../../src/content/storage-keys.json' with { type: 'json' }
import { PLANNING_ONLY } from '../../src/lib/phrases.ts'
import { FEDERAL_DAYS, OHIO_TIMES } from '../../src/tax/data/refund-facts.ts'
import { capitalize, countWord, lowerFirst, STAYS_HERE } from '../../src/lib/wording.ts'
import { formatDay, formatMonth } from '../../src/shared/format-date.ts'
import { formatDollars } from '../../src/shared/money.ts'
import { WAITLIST } from '../../src/shared/waitlist.ts'
import { CHECKED_ON } from '../../src/tax/data/checked-on.ts'
import { NEXT_WAGES } from '../../src/tax/next-wages.ts'
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
    ...REFUND_WORDS,
    firm: site.name,
    phone: site.phone.display,
    email: site.email,
    hours: site.hoursLine,
    street: site.address.street,
    city: site.address.city,
    officeAddress: OFFICE_ADDRESS,
    towns: countWord(site.towns.length),
    townCount: capitalize(countWord(site.towns.length)),
    returnsPerYear: site.claims.returnsPerYear,
    yearsOfExperience: site.claims.yearsOfExperience,
    competitor: site.competitor,
    freeReturns: site.claims.freeReturns,
    socialNames: site.social.map(({ name }) => name).join(' and '),
    priceListMonth: formatMonth(PRICE_LIST_DATE),
    waitlistDays: String(WAITLIST.days),
    nextWages: formatDollars(NEXT_WAGES),
    figuresChecked: Object.entries(CHECKED_ON).map(
      ([year, date]) => `Figures of ${year}: last checked on ${formatDay(date)}.`,
    ),
    staysHere: STAYS_HERE,
    planningOnly: PLANNING_ONLY,
    ...choice('Chat', Boolean(env.VITE_CHAT_SCRIPT_URL)),
    ...choice('OfflineCopies', isBuild && env.VITE_SERVICE_WORKER !== 'off'),
    outsideServices: outside.map(({ name, when, receives }) => [name, capitalize(when), receives]),
    loadedFromOthers: outside
      .map(({ name, when }) => `${lowerFirst(name)} (loaded ${when})`)
      .join('; '),
    storedNotes: storageKeys.map(({ name, purpose, keptFor, key, where }) => [
      name,
      purpose,
      keptFor,
      `${key}, in ${where}`,
    ]),
    storedCount: String(storageKeys.length),
  }
}

const { processed, answerBankNotice, checkAfterNotice } = FEDERAL_DAYS
const { directDepositBusinessDays, checkBusinessDays, paperDays } = OHIO_TIMES

/** How long refunds take. The helper on the same page calculates with the same numbers. */
const REFUND_WORDS: Words = {
  'refund.electronicDays': `${processed.eFile.to} days`,
  'refund.callDay': `day ${processed.eFile.to + 1}`,
  'refund.paperWeeks': `${processed.paper.from / 7} weeks`,
  'refund.callWeeks': `${processed.paper.to / 7} weeks`,
  'refund.answerDays': `${answerBankNotice} days`,
  'refund.checkWeeks': `${checkAfterNotice / 7} weeks`,
  'refund.ohioDepositDays': `${directDepositBusinessDays} business days`,
  'refund.ohioCheckDays': `${checkBusinessDays} business days`,
  'refund.ohioPaperWeeks': `${paperDays.from / 7} to ${paperDays.to / 7} weeks`,
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
