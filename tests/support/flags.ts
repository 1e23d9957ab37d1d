/** How a Chromium under test is started: quiet, and with nothing of its own on the network. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A camera, which nobody has allowed yet. */
export const CAMERA = ['--use-fake-device-for-media-stream']

/** One that sees a film, and that may be used. */
export const filmed = (film: string) => [
  ...CAMERA,
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
]
