import type { ErrorCode, ErrorResponse } from '../../../src/shared/contracts/errors.ts'

type ErrorDetails = Omit<ErrorResponse['error'], 'code' | 'message'>

/** Thrown by a handler to answer an error; handle.ts turns it into the response. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: ErrorCode
  readonly details: ErrorDetails
  readonly headers: Record<string, string>

  /** @param message shown to the visitor unchanged */
  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    details: ErrorDetails = {},
    headers: Record<string, string> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.details = details
    this.headers = headers
  }
}
