/** A topic and the assistant's answer to it. */
export type DemoEntry = [topic: string, content: string]
