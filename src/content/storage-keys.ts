/** What the site stores in a visitor's browser. The cookies page shows it as a table (R172). */
type StorageKey = {
  key: string
  where: 'local storage' | 'session storage' | 'cache storage' | 'database' | 'history entry'
  purpose: string
  keptFor: string
}

/** Every storage key of the site. Add new keys here. */
export const STORAGE_KEYS = [
  {
    key: 'theme',
    where: 'local storage',
    purpose: 'Remembers whether you chose the light theme, the dark theme or your system’s own.',
    keptFor: 'Until you clear it',
  },
  {
    key: 'estimator',
    where: 'session storage',
    purpose: 'Holds your answers and your place in the price estimator, so a reload loses nothing.',
    keptFor: 'Until you start over or close the tab',
  },
  {
    key: 'estimatorKept',
    where: 'local storage',
    purpose:
      'Holds your answers in the price estimator for your next visit, if you asked for that.',
    keptFor: '90 days, or until you press “Forget it” or start over',
  },
  {
    key: 'taxCalculator',
    where: 'session storage',
    purpose: 'Holds your answers in the tax calculator, so a reload loses nothing.',
    keptFor: 'Until you start over or close the tab',
  },
  {
    key: 'calculatorTax',
    where: 'session storage',
    purpose:
      'Takes the tax that the tax calculator worked out, and what is withheld, to the estimated taxes page.',
    keptFor: 'Until that page opens, or you close the tab',
  },
  {
    key: 'contactDraft',
    where: 'session storage',
    purpose: 'Holds a message you have not sent yet, so a reload loses nothing.',
    keptFor: 'Until it is sent, or you close the tab',
  },
  {
    key: 'closedNotice',
    where: 'session storage',
    purpose: 'Remembers which notice at the top of the pages you have closed.',
    keptFor: 'Until you close the tab',
  },
  {
    key: 'intendedPath',
    where: 'session storage',
    purpose: 'Holds the page of this site to bring you back to after you sign in.',
    keptFor: 'Until you leave the sign-in page, or close the tab',
  },
  {
    key: 'signIn',
    where: 'session storage',
    purpose:
      'Holds the address or number a sign-in code was sent to, so that a reload keeps your place.',
    keptFor: 'Until you are signed in, or close the tab',
  },
  {
    key: 'memories',
    where: 'history entry',
    purpose:
      'Holds what you typed for the moment in which the page reloads itself after we changed the site.',
    keptFor: 'Until the page is back, or you close the tab',
  },
  {
    key: 'reloadedBuild',
    where: 'session storage',
    purpose: 'Notes that the page reloaded itself, so that it does so only once.',
    keptFor: 'Until you close the tab',
  },
  {
    key: 'news',
    where: 'cache storage',
    purpose:
      'Keeps posts and lists of posts, so that they can be shown when the news cannot be loaded.',
    keptFor: 'The newest 60 responses, until you clear them',
  },
  {
    key: 'offline-…',
    where: 'cache storage',
    purpose:
      'Keeps pages you opened and the files of the tools, so that they open again without a connection. Nothing you type is in it.',
    keptFor: 'The newest 60 pages for up to 60 days, files for up to 90 days',
  },
  {
    key: 'workbox-expiration',
    where: 'database',
    purpose: 'Notes when each of those pages and files was last used, to know which ones can go.',
    keptFor: 'As long as the page or file it is about',
  },
  {
    key: 'sb-…-auth-token',
    where: 'local storage',
    purpose: 'Keeps you signed in on this device. It exists only while you are.',
    keptFor: 'Until you sign out',
  },
  {
    key: 'checklist',
    where: 'local storage',
    purpose:
      'Holds your tax prep checklist: your situation, your check marks and the lines you added.',
    keptFor: 'Until you start the list over or clear it in your browser',
  },
] as const satisfies readonly StorageKey[]
