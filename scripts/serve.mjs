import { becomeServer } from './server.mjs'
import { runMain } from './step.mjs'

// For supervisors, where all is installed and built: no process of ours stays beside the server.
runMain(() => becomeServer(process.argv.slice(2)))
