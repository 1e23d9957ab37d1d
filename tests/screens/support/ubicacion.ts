import { onTestFinished, vi } from 'vitest'

type Lugar = { latitude: number; longitude: number }

const FALLAS = { 'sin-permiso': 1, 'no-se-sabe': 2, tarda: 3 }

/**
 * The browser's answers to the questions for its position, in order: a place, or the reason for
 * having none.
 */
export function laUbicacionEs(...answers: (Lugar | keyof typeof FALLAS)[]) {
  const asked = vi.spyOn(navigator.geolocation, 'getCurrentPosition')
  for (const answer of answers)
    asked.mockImplementationOnce((found, failed) =>
      typeof answer === 'string' ? failed?.(falla(FALLAS[answer])) : found(posicion(answer)),
    )
  onTestFinished(() => asked.mockRestore())
  return asked
}

const falla = (code: number): GeolocationPositionError => ({
  code,
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
  message: '',
})

function posicion({ latitude, longitude }: Lugar): GeolocationPosition {
  const coords = {
    latitude,
    longitude,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  }
  return {
    timestamp: Date.now(),
    coords: { ...coords, toJSON: () => coords },
    toJSON: () => coords,
  }
}
