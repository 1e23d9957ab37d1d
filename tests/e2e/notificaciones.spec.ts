import { expect, test } from '../support/test.ts'

test('[NOTI-02, SHELL-02] a notification dismissed in one tab leaves the other tab, without a reload', async ({
  phone,
}) => {
  const first = phone.portal
  await first.signIn()
  const second = await phone.newWindow()
  await second.open('/')
  await expect(second.campana()).toHaveAccessibleName('Notificaciones, 3 sin ver')

  await second.dismissNotification('20377')

  await expect(first.campana()).toHaveAccessibleName('Notificaciones, 2 sin ver')
  await first.page.bringToFront()
  await first.dismissNotification('88120')
  await expect(second.campana()).toHaveAccessibleName('Notificaciones, 1 sin ver')
})
