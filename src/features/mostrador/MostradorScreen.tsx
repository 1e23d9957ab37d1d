import { useEffect, useRef, useState } from 'react'

import { diaDe } from '#formato/instantes.ts'
import { useResource } from '#live/copias/useResource.ts'
import { useMostrador } from '#live/credencial/mostrador.ts'
import { usePase } from '#live/credencial/usePase.ts'
import { useSucio } from '#live/telefono/busy.ts'
import type { Prestado } from '#local/session/prestamo.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { direccionDelMostrador } from '#model/mostrador.ts'
import { estadoDelPase } from '#model/mostrador/estadoDelPase.ts'
import { vistaDeRecetas } from '#model/mostrador/recetas.ts'
import {
  type EstadoDelPase,
  RANURAS,
  cabecera,
  conmutador,
  hoja,
  pie,
} from '#model/mostrador/vista.ts'
import { pasesEmitidos } from '#model/pases.ts'
import { nombreCompleto } from '#model/personas.ts'
import { aparato } from '#ui/esMovil.ts'
import { llegada } from '#ui/llegada.ts'
import { useAhora } from '#ui/useAhora.ts'
import { usePantallaEncendida } from '#ui/usePantallaEncendida.ts'

import { Codigo } from './Codigo.tsx'
import { Devolver } from './Devolver.tsx'
import { Dibujo } from './Dibujo.tsx'

import './hoja.css'
import { Prestar } from './Prestar.tsx'
import { SinNadie } from './SinNadie.tsx'
import { useDeslizar } from './useDeslizar.ts'
import { useQrDeReceta } from './useQrDeReceta.tsx'
import { useVisor } from './useVisor.tsx'

type Props = {
  /** Undefined if the address names no member: then the signed-in person. */
  idAfiliado: number | undefined
  /** Undefined while the phone is not lent. */
  prestado: Prestado | undefined
  /** Giving it back asks for the password. */
  pideClave: boolean
  publicUrl: string
  onElegir: (href: string) => void
  /** Called once the owner has the phone back. */
  onDevuelto: () => void
}

/** The card at a counter: white, large, and with the screen kept on. */
export function MostradorScreen(props: Props) {
  const { idAfiliado, prestado, pideClave, publicUrl, onElegir, onDevuelto } = props
  usePantallaEncendida()
  useSucio(true)
  const actual = useResource(afiliadoActual, {})
  const grupo = useResource(grupoFamiliar, {})
  const propia = actual.state === 'ready' ? actual : undefined
  const familia = grupo.state === 'ready' ? grupo.value : propia ? [propia.value] : []
  const listo = grupo.state !== 'loading' && actual.state !== 'loading'
  const ref = useFoco(prestado, listo)
  const id = idAfiliado ?? (propia?.value ?? familia[0])?.afiliado.idAfiliado ?? 0
  const integrante = familia.find(({ afiliado }) => afiliado.idAfiliado === id)
  // A phone lent for one member does not show the others.
  const aLaVista = prestado === 'uno' ? [] : familia
  const compuesto = useMostrador()
  const offset = compuesto?.offset ?? 0
  const { pase, qr } = usePaseMostrado(id, publicUrl, offset)
  const recetas = compuesto?.integrantes.find((uno) => uno.idAfiliado === id)?.recetas
  const { botones, visor } = useVisor(recetas, prestado !== undefined)
  const hoy = diaDe(useAhora(60_000) + offset)
  const nombre = integrante ? nombreCompleto(integrante) : ''
  const { codigos, codigo } = useQrDeReceta({ recetas, hoy, nombre, publicUrl })
  const deslizar = useDeslizar((hacia) => {
    const at = aLaVista.findIndex(({ afiliado }) => afiliado.idAfiliado === id)
    const siguiente = at < 0 ? undefined : aLaVista[at + hacia]
    if (siguiente) onElegir(direccionDelMostrador(siguiente.afiliado.idAfiliado))
  })
  if (!listo) return null
  const deQuienes = grupo.state === 'ready' ? grupo.savedAt : propia?.savedAt
  const savedAt = deQuienes && Math.min(deQuienes, recetas?.savedAt ?? deQuienes)
  const otros = integrante && conmutador(integrante, aLaVista)
  return (
    <div className="mostrador claro" data-afiliado={id} ref={ref} {...deslizar}>
      <Dibujo arbol={cabecera(prestado !== undefined)} />
      {otros && <Dibujo arbol={otros} />}
      {integrante && savedAt !== undefined ? (
        <Dibujo
          arbol={hoja({
            integrante,
            savedAt,
            pase,
            aparato: aparato(),
            recetas: recetas && vistaDeRecetas(recetas, hoy),
          })}
          ranuras={{
            [RANURAS.codigo]: <Codigo key={id} idAfiliado={id} qr={qr} />,
            ...botones,
            ...codigos,
          }}
        />
      ) : (
        <SinNadie hayFamilia={familia.length > 0} />
      )}
      <Dibujo
        arbol={pie(prestado !== undefined, aparato())}
        ranuras={{
          [RANURAS.prestar]: (
            <Prestar integrante={integrante} familia={familia.length > 1} pideClave={pideClave} />
          ),
          [RANURAS.mantener]: <Devolver pideClave={pideClave} onDevuelto={onDevuelto} />,
        }}
      />
      {visor}
      {codigo}
    </div>
  )
}

/** Until the key is read, the stored passes decide. The first picture did the same, so nothing changes. */
function usePaseMostrado(idAfiliado: number, publicUrl: string, offset: number) {
  const [alAbrir] = useState(Date.now)
  const pases = useResource(pasesEmitidos, {})
  const suyo = usePase(idAfiliado, publicUrl)
  const emitidos = pases.state === 'ready' ? pases.value : []
  if (!('venceAt' in suyo)) {
    const pase: EstadoDelPase =
      suyo.state === 'none'
        ? { estado: 'sin' }
        : estadoDelPase(emitidos, idAfiliado, alAbrir + offset)
    return { pase, qr: undefined }
  }
  const { state, venceAt: hasta } = suyo
  const pase: EstadoDelPase = { estado: state === 'vencido' ? 'vencido' : 'firma', hasta }
  return { pase, qr: 'qr' in suyo ? suyo.qr : undefined }
}

/** The pressed button no longer exists, so the focus moves to the heading, which announces the screen. */
function useFoco(prestado: Prestado | undefined, listo: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const antes = useRef<Prestado | 'sin-mostrar' | undefined>('sin-mostrar')
  useEffect(() => {
    if (!listo) return
    const recien = antes.current === 'sin-mostrar'
    if (recien ? !llegada.primera : antes.current !== prestado) {
      // A lent phone starts at the top with the card, however far its owner had scrolled.
      scrollTo(0, 0)
      ref.current?.querySelector('h1')?.focus()
    }
    llegada.primera = false
    antes.current = prestado
  }, [prestado, listo])
  return ref
}
