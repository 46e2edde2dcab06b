/** A topic of the demo hotel's assistant and what it says. */
export type DemoEntry = [topic: string, content: string]
