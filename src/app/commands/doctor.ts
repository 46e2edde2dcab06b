import { examine } from '../doctor/examine.ts'
import type { Finding } from '../doctor/finding.ts'
import { type Command, readArgs } from './command.ts'
import { countWords } from './print.ts'

const NAME_WIDTH = 15

const linesOf = ({ state, name, says, advice }: Finding) => [
  `${state.padEnd(4)}  ${name.padEnd(NAME_WIDTH)} ${says}`,
  ...(advice ? [`${' '.repeat(6 + NAME_WIDTH)} ${advice}`] : []),
]

export const doctor: Command = {
  usage: '[--deep] [--json] [--url <address>]',
  summary: 'Examines settings, machine, database, storage and proxy, and says what to do.',
  details: `Give it the settings of the server, and let the server run. It stores one small
file and removes it again, and changes nothing else; exit code 1 when something fails.
  --deep            looks for every picture that rows name, and not for 200 of them
  --json            prints a list of { name, state, says, advice }
  --url <address>   of the server on this machine, such as http://127.0.0.1:3001`,
  run: async (args, say) => {
    const options = { deep: { type: 'boolean' }, json: { type: 'boolean' }, url: { type: 'string' } } as const
    const { values } = readArgs(args, [], options)
    const url = values.url?.replace(/\/+$/, '') ?? null
    const findings = await examine(process.env, { isDeep: values.deep ?? false, url })
    if (values.json) say(JSON.stringify(findings, null, 2))
    else findings.flatMap(linesOf).forEach(say)
    const failed = findings.filter(({ state }) => state === 'fail').length
    if (failed > 0) throw new Error(`${countWords(failed, 'check')} failed.`)
  },
}
