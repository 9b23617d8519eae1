/** A refusal of the sign-in server, with its error code for clients. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** The refusal of a request with invalid fields. */
export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

/** The response for a refusal, in the format that supabase-js asks for. */
export function toErrorResponse({ status, code, message }: AuthError): Response {
  const headers = { 'x-sb-error-code': code, 'x-supabase-api-version': '2024-01-01' }
  return Response.json({ code, message }, { status, headers })
}
