import { setTimeout as pause } from 'node:timers/promises'
import { STAFF_PASSWORD } from '#tests/factories.ts'
import type { Who } from './history.ts'
import type { Plan, PlatformStep } from './plan.ts'
import { advance } from './staff.ts'
import { apiFor, attempt, choose, insist, isOver, type Stage, watch } from './stage.ts'
import type { WorldHotel } from './world.ts'

/** A super admin who looks after the hotels, and visits their panels. */
export async function playPlatform(stage: Stage, plan: Plan) {
  const cookies = new Map<string, string>()
  const who = (): Who => ({ role: 'platform', hotel: null, guest: null, device: 'platform' })
  const api = apiFor(stage, cookies, { who, server: 0 })
  const trespassing = apiFor(stage, cookies, { who, server: 0, isTrespass: true })
  const everVisited = new Set<WorldHotel>()
  let visited: WorldHotel | undefined

  const visit = async ({ pick }: PlatformStep) => {
    const hotel = choose(stage.world.hotels, pick)
    if (!hotel) return
    everVisited.add(hotel)
    const begun = await attempt(() =>
      api.support.start({ hotelId: hotel.id, minutes: 15, reason: 'They asked for help' }),
    )
    visited = begun ? hotel : undefined
  }
  const work = async ({ pick }: PlatformStep) => {
    const slug = visited?.slug
    if (!slug) return
    const page = await attempt(() => api.bookings.list({ slug, scope: 'ongoing', search: '' }))
    await advance(api, slug, choose(page?.bookings ?? [], pick))
  }
  const trespass = async ({ pick }: PlatformStep) => {
    const hotel = choose(
      stage.world.hotels.filter((hotel) => !everVisited.has(hotel)),
      pick,
    )
    if (hotel)
      await attempt(() => trespassing.bookings.list({ slug: hotel.slug, scope: 'ongoing', search: '' }))
  }

  const play = async (step: PlatformStep) => {
    switch (step.name) {
      case 'visit':
        return visit(step)
      case 'work on visit':
        return work(step)
      case 'end visit':
        visited = undefined
        return void (await attempt(() => api.support.end()))
      case 'pulse':
        return void (await attempt(() => api.pulse.read()))
      case 'list hotels':
        return void (await attempt(() => api.hotels.listAll({ search: '' })))
      case 'trespass':
        return trespass(step)
    }
  }

  const { email } = stage.world.superAdmin
  await insist(stage, () => api.sessions.signInSuperAdmin({ email, password: STAFF_PASSWORD }))
  watch(stage, 'internal/platform', cookies, who(), 0)
  for (const step of plan.platform) {
    if (isOver(stage)) break
    await pause(step.afterMs)
    await play(step)
  }
}
