import { useLocation } from 'wouter'

import { direccionDeJuntar, direccionDePaso } from './usePaso.ts'

/** Ways within the wizard: what was come from is gone back to, so that the history holds each place once. */
export function useIrAPaso(id: string, paso: number) {
  const [, navigate] = useLocation()
  const deAntes = () => (history.state as { desde?: number | 'lista' } | null)?.desde

  return {
    irA: (otro: number): void => {
      if (otro < paso && deAntes() === otro) history.back()
      else
        navigate(
          direccionDePaso(id, otro),
          otro < paso ? { replace: true } : { state: { desde: paso } },
        )
    },
    irAJuntar: (juntando: boolean): void => {
      if (juntando) navigate(direccionDeJuntar(id, paso), { state: { desde: 'lista' } })
      else if (deAntes() === 'lista') history.back()
      else navigate(direccionDePaso(id, paso), { replace: true })
    },
  }
}
