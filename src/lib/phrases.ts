/** Sentences that several pages show. */

export const MAY_DIFFER = 'General information, not tax advice: your case may differ.'

export const PLANNING_ONLY = 'An estimate for planning, not a filed return and not tax advice.'

export const SIGN_IN_NEEDS_SCRIPT =
  'Signing in needs JavaScript. The client portal and Upload Docs open without it.'

export const PHONE_OR_EMAIL = 'Leave a phone number or an email. One is enough.'

export const ESTIMATOR_NOT_LOADED =
  'The estimator could not be loaded. Check your connection and try again.'

export const CALCULATOR_NOT_LOADED =
  'The calculator could not be loaded. Check your connection and try again.'

/** Where there is no page. */
export const NOT_FOUND = {
  head: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    noIndex: true,
  },
  heading: 'This page is not on the books.',
  lead: 'The address may have changed, or the link may have a typo.',
}

export const SIGN_IN_UNREACHABLE =
  'We can’t reach the sign-in service. Check your connection. This page goes on by itself once the service answers.'

/** In place of a page that is not on the device: by the app, and by the worker until the app draws. */
export const NEEDS_CONNECTION = 'This page needs a connection'
