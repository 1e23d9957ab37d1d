// Draws the picture that a chat shows for a shared credential: logo, name and kind, without personal data.
const SIZE = { width: 1200, height: 630 }

const document = (mark) => `<!doctype html><style>
body { margin: 0; width: 1200px; height: 630px; display: grid; place-content: center; justify-items: center; gap: 28px;
  background: #076441; color: #fff; font-family: Roboto, sans-serif; text-align: center }
svg { width: 260px } h1 { margin: 0; font-size: 84px } p { margin: 0; font-size: 44px; opacity: .9 }
</style>${mark}<h1>Credencial de Mi Cobertura</h1><p>Tocá para comprobar si sirve hoy</p>`

/** The logo is the product's own, as the sign-in shows it. */
export async function takeVistaPrevia(browser, url, path) {
  const page = await browser.newPage({ viewport: SIZE })
  await page.goto(`${url}/signin`)
  const mark = await page
    .locator('.marca svg')
    .first()
    .evaluate((svg) => svg.outerHTML)
  await page.goto('about:blank') // The portal's own policy forbids writing into its document, so a blank page is used.
  await page.setContent(document(mark))
  await page.screenshot({ path })
  await page.close()
}
