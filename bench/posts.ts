import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const HEAD_END = '\r\n\r\n'

/** The whole answer at the beginning of `text`, if it has arrived. */
function answerIn(text: string): { status: number; body: string } | null {
  const end = text.indexOf(HEAD_END)
  if (end < 0) return null
  const head = text.slice(0, end)
  const body = text.slice(end + HEAD_END.length)
  const length = /content-length: (\d+)/i.exec(head)?.[1]
  const isWhole = length ? body.length >= Number(length) : body.endsWith(`0${HEAD_END}`)
  return isWhole ? { status: Number(head.slice(9, 12)), body } : null
}

/** Connections that post JSON, one call at a time on each; cheap, so that the server is measured and not its client. */
export async function openPosts(address: string, width: number) {
  const { hostname, port, host } = new URL(address)
  const idle: Socket[] = []
  for (let opened = 0; opened < width; opened++) {
    const socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1')
    await once(socket, 'connect')
    idle.push(socket)
  }
  const ask = (socket: Socket, path: string, cookie: string, body: string) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      let text = ''
      const onClose = () => reject(new Error('The server closed the connection'))
      const onData = (part: string) => {
        text += part
        const answer = answerIn(text)
        if (!answer) return
        socket.off('data', onData).off('error', reject).off('close', onClose)
        resolve(answer)
      }
      socket.on('data', onData).on('error', reject).on('close', onClose)
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}${HEAD_END}${body}`,
      )
    })
  return {
    /** Throws unless the status is 200. */
    send: async (path: string, cookie: string, body: string) => {
      const socket = idle.pop()
      if (!socket) throw new Error('More calls at once than connections')
      const answer = await ask(socket, path, cookie, body)
      idle.push(socket)
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body}`)
    },
    close: () => idle.forEach((socket) => socket.destroy()),
  }
}
