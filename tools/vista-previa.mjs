// Draws the picture that a chat shows for a shared credential: logo, name and kind, without personal data.
const SIZE = { width: 1200, height: 630 }
const NOT_TEXT = { '&': '&amp;', '<': '&lt;' }

/** @param {{ mark: string, nombre: string, color: string }} of */
const document = ({ mark, nombre, color }) => `<!doctype html><style>
body { margin: 0; width: 1200px; height: 630px; display: grid; place-content: center; justify-items: center; gap: 28px;
  background: ${color}; color: #fff; font-family: Roboto, sans-serif; text-align: center }
svg { width: 260px } h1 { margin: 0; padding: 0 48px; font-size: 84px; text-wrap: balance } p { margin: 0; font-size: 44px; opacity: .9 }
</style>${mark}<h1>Credencial de ${nombre.replaceAll(/[&<]/g, (sign) => NOT_TEXT[sign])}</h1><p>Tocá para comprobar si sirve hoy</p>`

/**
 * Bytes of the picture.
 * @param {import('playwright').Browser} browser
 * @param {{ mark: string, nombre: string, color: string }} of
 */
export async function drawVistaPrevia(browser, of) {
  const page = await browser.newPage({ viewport: SIZE })
  await page.setContent(document(of))
  const bytes = await page.screenshot()
  await page.close()
  return bytes
}
