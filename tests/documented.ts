export type Plain = string | number | boolean

export type Schema = {
  type?: string
  enum?: Plain[]
  const?: Plain
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  maximum?: number
  maxLength?: number
  pattern?: string
  format?: string
  description?: string
  properties?: Record<string, Schema>
  items?: Schema
}

type Parameter = {
  name: string
  in: 'path' | 'query'
  required?: boolean
  schema: Schema
  description?: string
  example: Plain
}

type Content = Record<string, { schema?: Schema; example?: unknown }>

export type Operation = {
  path: string
  method: string
  operationId: string
  summary?: string
  description?: string
  tags: string[]
  security: Record<string, string[]>[]
  /** Whether it says who may call it, even if that is anybody. */
  isGuarded: boolean
  parameters: Parameter[]
  body: Content
  responses: Record<string, { description?: string; content?: Content }>
}

/** All operations of the product's OpenAPI document. */
export async function documentedOperations(address: string): Promise<Operation[]> {
  const document = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Partial<Operation> & { requestBody?: { content: Content } }>>
  }
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([key]) => key !== 'servers')
      .map(([method, operation]) => ({
        operationId: '',
        tags: [],
        security: [],
        parameters: [],
        responses: {},
        ...operation,
        isGuarded: operation.security !== undefined,
        path,
        method,
        body: operation.requestBody?.content ?? {},
      })),
  )
}
