import { onTestFinished, vi } from 'vitest'

type Lugar = { latitude: number; longitude: number }

/** What the browser says of where it is: a refusal at the first question, this place at the second. */
export function sinPermisoYDespues({ latitude, longitude }: Lugar) {
  const PERMISSION_DENIED = 1
  const asked = vi
    .spyOn(navigator.geolocation, 'getCurrentPosition')
    .mockImplementationOnce((_found, failed) =>
      failed?.({
        code: PERMISSION_DENIED,
        PERMISSION_DENIED,
        POSITION_UNAVAILABLE: 2,
        TIMEOUT: 3,
        message: '',
      }),
    )
    .mockImplementationOnce((found) => {
      const coords = {
        latitude,
        longitude,
        accuracy: 10,
        altitude: null,
        altitudeAccuracy: null,
        heading: null,
        speed: null,
      }
      found({
        timestamp: Date.now(),
        coords: { ...coords, toJSON: () => coords },
        toJSON: () => coords,
      })
    })
  onTestFinished(() => asked.mockRestore())
  return asked
}
