/** A call that the server refused; code and data are those of the contract. */
export class CallError extends Error {
  readonly code: string
  readonly status: number
  readonly data: unknown
  constructor(answer: { code: string; status: number; message?: string; data?: unknown }) {
    super(answer.message ?? answer.code)
    this.code = answer.code
    this.status = answer.status
    this.data = answer.data
  }
}
