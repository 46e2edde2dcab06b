import { createHash, hash, randomBytes } from 'node:crypto'

/** 256 random bits for a session cookie. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The form in which the database stores a token. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest()

/** Names a session in caches and live events; the token cannot be found from it. */
export const sessionNameOf = (token: string) => hash('sha256', token, 'base64url')
