import { randomUUID } from 'node:crypto'

const DATED_VERSION = '2024-01-01'

/** A refusal of the sign-in server, with its error code for clients. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly status: number
  readonly code: string
  /** More fields of the response body, such as the reasons for a weak password. */
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    message: string,
    details: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
  }
}

/** The refusal of a request with invalid fields. */
export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** The response for a refusal. Its body's format depends on the client's version. */
export function toErrorResponse(error: AuthError, request: Request): Response {
  const { status, code, message, details } = error
  // The server writes this one refusal elsewhere and forgets the header.
  const headers: Record<string, string> =
    code === 'weak_password' ? {} : { 'x-sb-error-code': code }
  if (namesDatedVersion(request)) {
    return Response.json(
      { code, message, ...details },
      { status, headers: { ...headers, 'x-supabase-api-version': DATED_VERSION } },
    )
  }
  const errorId = status >= 500 ? { error_id: randomUUID() } : {}
  const body = { code: status, error_code: code, msg: message, ...errorId, ...details }
  return Response.json(body, { status, headers })
}

function namesDatedVersion(request: Request): boolean {
  const version = request.headers.get('x-supabase-api-version') ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(version) && version >= DATED_VERSION
}
