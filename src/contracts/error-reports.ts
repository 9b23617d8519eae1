import { z } from 'zod'

/**
 * What a page tells about an error of its own: no address, no text of the visitor. `frames` are
 * places in the build's own files, innermost first, such as "shell-B2MbdDc1.js:1:2345".
 */
export const errorReportSchema = z.strictObject({
  /** Pattern of the route, such as "/news/:slug"; "*" for the not-found page. */
  route: z
    .string()
    .max(100)
    .regex(/^(?:\*|\/[a-z0-9:/-]*)$/),
  name: z.string().regex(/^[A-Za-z]{1,60}$/),
  /** Redacted by the page, and once more by the function. */
  message: z.string().max(200),
  frames: z.array(z.string().regex(/^[\w.-]{1,100}:\d{1,7}:\d{1,7}$/)).max(3),
  /** The build's entry file, which has another name in each build that differs. */
  build: z.string().regex(/^[\w.-]{1,100}$/),
})

export type ErrorReport = z.infer<typeof errorReportSchema>
