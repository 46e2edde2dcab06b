import type { SuperAdminActor } from '#kit/server/actor.ts'
import { recordChange } from '#kit/server/audit.ts'
import type { Tx } from '#kit/server/database.ts'
import type { FeatureFlag, GlobalService, Webhook } from '../contract.ts'
import {
  holdFlag,
  holdGlobalService,
  holdWebhook,
  saveFlag,
  saveGlobalServiceEnabled,
  saveWebhookUrl,
} from './queries.ts'

/** Sets the webhook's URL, unless it has changed since the caller saw it (SET-01). */
export async function pointWebhook(
  tx: Tx,
  actor: SuperAdminActor,
  { seen, url }: { seen: string; url: string },
): Promise<{ isStale: boolean; webhook: Webhook }> {
  const known = await holdWebhook(tx)
  if (known.url !== seen && known.url !== url) return { isStale: true, webhook: known }
  const webhook = await saveWebhookUrl(tx, url)
  await recordChange(tx, actor, {
    hotelId: null,
    action: 'update',
    entity: 'webhook',
    entityId: null,
    before: { url: known.url },
    after: { url },
  })
  return { isStale: false, webhook }
}

/** Switches a service on or off for all hotels; null when it does not exist (SET-04). */
export async function switchGlobalService(
  tx: Tx,
  actor: SuperAdminActor,
  { id, enabled }: { id: string; enabled: boolean },
): Promise<{ isSame: boolean; service: GlobalService } | null> {
  const known = await holdGlobalService(tx, id)
  if (!known) return null
  if (known.enabled === enabled) return { isSame: true, service: known }
  await saveGlobalServiceEnabled(tx, id, enabled)
  await recordChange(tx, actor, {
    hotelId: null,
    action: enabled ? 'enable' : 'disable',
    entity: 'global_service',
    entityId: id,
    before: { enabled: known.enabled },
    after: { enabled, serviceName: known.serviceName },
  })
  return { isSame: false, service: { ...known, enabled } }
}

/** Switches a feature flag on or off; null when it does not exist (SET-06). */
export async function switchFlag(
  tx: Tx,
  actor: SuperAdminActor,
  { flagName, enabled }: { flagName: string; enabled: boolean },
): Promise<{ isSame: boolean; flag: FeatureFlag } | null> {
  const known = await holdFlag(tx, flagName)
  if (!known) return null
  if (known.enabled === enabled) return { isSame: true, flag: known }
  const flag = await saveFlag(tx, flagName, enabled)
  await recordChange(tx, actor, {
    hotelId: null,
    action: enabled ? 'enable' : 'disable',
    entity: 'feature_flag',
    entityId: null,
    before: { enabled: known.enabled },
    after: { enabled, flagName },
  })
  return flag && { isSame: false, flag }
}
