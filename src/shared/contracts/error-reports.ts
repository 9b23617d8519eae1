import * as z from 'zod/mini'

/**
 * What a page reports about one of its errors: no address, nothing the visitor typed. `frames` are places in
 * the build's own files, innermost first, such as "index-b2abddc1.js:1:2345".
 */
export const errorReportSchema = z.strictObject({
  /** Pattern of the route, such as "/news/tag/:tagSlug"; "*" for the not-found page. */
  route: z.string().check(z.maxLength(100), z.regex(/^(?:\*|(?:\/(?::[A-Za-z]+|[a-z0-9-]*))+)$/)),
  name: z.string().check(z.regex(/^[A-Za-z]{1,60}$/)),
  /** Redacted by the page, then again by the function. */
  message: z.string().check(z.maxLength(200)),
  frames: z
    .array(z.string().check(z.regex(/^[\w.-]{1,100}:\d{1,7}:\d{1,7}$/)))
    .check(z.maxLength(3)),
  /** The build's entry file. Its name changes with every build that differs. */
  build: z.string().check(z.regex(/^[\w.-]{1,100}$/)),
})

export type ErrorReport = z.infer<typeof errorReportSchema>
