import { expect, expectAccessible, HOTEL, signInGuest, signInStaff, test, textsIn } from './browser.ts'
import { sentOrder } from './sent-order.ts'

const language = 'ar'
const dish = 'شوربة الطماطم المشوية'
const room = '312'

test('staff let guests choose, a guest chooses, and the kitchen reads it', async ({
  browser,
  page,
  context,
}) => {
  const text = textsIn(language)
  const menu = (key: string, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (words, [name, value]) => words.replaceAll(`{{${name}}}`, String(value)),
      text('hotel-admin', `menu.${key}`),
    )
  const group = { en: 'Heat', ar: 'الحدّة' }
  const mild = { en: 'Mild', ar: 'خفيف' }
  const hot = { en: 'With fresh chilli', ar: 'بالفلفل الحار' }

  await signInStaff(context)
  await page.goto(`${HOTEL}/admin/menu?lng=${language}`)
  await page.getByRole('button', { name: menu('options.title'), exact: true }).click()
  await page
    .getByRole('button', { name: menu('options.add') })
    .first()
    .click()
  const form = page.getByRole('dialog')
  const choice = (number: number) => form.getByLabel(menu('options.form.choice', { number }), { exact: true })
  await form.getByRole('button', { name: text('hotel-admin', 'editor.save') }).click()
  await expect(form.getByText(menu('options.form.needName'))).toHaveCount(3)
  await form.getByLabel(menu('form.name'), { exact: true }).fill(group.en)
  await choice(1).fill(mild.en)
  await choice(2).fill(hot.en)
  await form.getByRole('textbox', { name: /USD/ }).last().fill('1,50')
  await form.getByRole('tab', { name: 'العربية' }).click()
  await form.getByLabel(menu('form.name'), { exact: true }).fill(group.ar)
  await choice(1).fill(mild.ar)
  await choice(2).fill(hot.ar)
  const preview = form.locator('figure')
  await expect(preview).toContainText(hot.ar)
  await expect(preview).toContainText('$1.50')
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(form).toHaveCount(0)
  const card = page.getByRole('region', { name: group.ar })
  await expect(card).toContainText(menu('options.onNone'))
  await expectAccessible(page)

  await page.getByRole('button', { name: menu('options.dishes'), exact: true }).click()
  const row = page.locator('[data-row]', { has: page.getByText(dish, { exact: true }) })
  await row.getByRole('link', { name: dish, exact: true }).click()
  await page.getByRole('combobox', { name: menu('options.ofDish.add') }).click()
  await page.getByRole('option', { name: group.ar }).click()
  await expect(page.getByRole('main').locator('figure')).toContainText(group.en)
  await page.getByRole('button', { name: text('hotel-admin', 'editor.save') }).click()
  await expect(page).toHaveURL(/\/admin\/menu$/)
  await expect(row).toContainText(menu('options.count_one', { count: 1 }))

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const guest = await phone.newPage()
  await signInGuest(phone, 'أشجع', room)
  await guest.goto(`${HOTEL}/room-service?lng=${language}`)
  await guest.getByRole('button', { name: text('guest', 'menu.addItem').replace('{{name}}', dish) }).click()
  const sheet = guest.getByRole('dialog')
  await sheet.getByRole('radio', { name: hot.ar }).check()
  await sheet.getByRole('button', { name: text('dish', 'add') }).click()
  await expect(sheet).toHaveCount(0)
  const review = text('guest', 'order.title')
  await guest
    .getByRole('link', { name: review })
    .or(guest.getByRole('button', { name: review }))
    .first()
    .click()
  await expect(guest.getByText(hot.ar, { exact: true })).toBeVisible()
  await guest.getByRole('button', { name: text('guest', 'order.confirm') }).click()
  await expect(sentOrder(guest, language)).toBeVisible()

  await page.goto(`${HOTEL}/admin/bookings/room-service`)
  const order = page.locator('[data-booking]', { hasText: hot.ar }).filter({ hasText: room })
  await expect(order).toHaveCount(1)

  await page.goto(`${HOTEL}/admin/menu?show=options`)
  const available = card.getByRole('switch', { name: hot.ar })
  await available.click()
  await expect(available).toHaveAttribute('aria-checked', 'false')
  await expect(available).not.toHaveAttribute('aria-busy')
  await guest.goto(`${HOTEL}/room-service`)
  await guest.getByRole('button', { name: text('guest', 'menu.addItem').replace('{{name}}', dish) }).click()
  await expect(sheet.getByRole('radio', { name: hot.ar })).toBeDisabled()
  await phone.close()

  await card
    .getByRole('button', { name: text('hotel-admin', 'editor.deleteOf').replace('{{name}}', group.ar) })
    .click()
  await expect(form).toContainText(dish)
  await form.getByRole('button', { name: menu('confirm.delete'), exact: true }).click()
  await expect(card).toHaveCount(0)
  await page.goto(`${HOTEL}/admin/audit`)
  await expect(page.getByText(group.en).first()).toBeVisible()
})
