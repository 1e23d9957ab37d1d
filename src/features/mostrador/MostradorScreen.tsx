import { useEffect, useRef, useState } from 'react'

import { useSucio } from '#live/busy.ts'
import { usePase } from '#live/usePase.ts'
import { useResource } from '#live/useResource.ts'
import type { Prestado } from '#local/prestamo.ts'
import { afiliadoActual, grupoFamiliar } from '#model/afiliados.ts'
import { estadoDelPase } from '#model/componerMostrador.ts'
import { direccionDelMostrador } from '#model/mostrador.ts'
import {
  type EstadoDelPase,
  RANURAS,
  cabecera,
  conmutador,
  hoja,
  pie,
} from '#model/mostradorVista.ts'
import { pasesEmitidos } from '#model/pases.ts'
import { aparato } from '#ui/esMovil.ts'
import { usePantallaEncendida } from '#ui/usePantallaEncendida.ts'

import { Codigo } from './Codigo.tsx'
import { Devolver } from './Devolver.tsx'
import { Dibujo } from './Dibujo.tsx'
import { Prestar } from './Prestar.tsx'
import { SinNadie } from './SinNadie.tsx'
import { useDeslizar } from './useDeslizar.ts'

type Props = {
  /** The person's own where nobody is named. */
  idAfiliado: number | undefined
  /** Undefined where the phone is with its person. */
  prestado: Prestado | undefined
  /** Giving it back takes the password. */
  pideClave: boolean
  publicUrl: string
  onElegir: (href: string) => void
  /** The phone is back with its person. */
  onDevuelto: () => void
}

/** The card at a counter: white, large, awake, and with nothing around it. */
export function MostradorScreen(props: Props) {
  const { idAfiliado, prestado, pideClave, publicUrl, onElegir, onDevuelto } = props
  usePantallaEncendida()
  useSucio(true)
  const ref = useFocoAlPrestar(prestado)
  const actual = useResource(afiliadoActual, {})
  const grupo = useResource(grupoFamiliar, {})
  const propia = actual.state === 'ready' ? actual : undefined
  const familia = grupo.state === 'ready' ? grupo.value : propia ? [propia.value] : []
  const id = idAfiliado ?? (propia?.value ?? familia[0])?.afiliado.idAfiliado ?? 0
  const integrante = familia.find(({ afiliado }) => afiliado.idAfiliado === id)
  // Lent for one, there is nobody to turn to.
  const aLaVista = prestado === 'uno' ? [] : familia
  const { pase, qr } = usePaseMostrado(id, publicUrl)
  const deslizar = useDeslizar((hacia) => {
    const at = aLaVista.findIndex(({ afiliado }) => afiliado.idAfiliado === id)
    const siguiente = at < 0 ? undefined : aLaVista[at + hacia]
    if (siguiente) onElegir(direccionDelMostrador(siguiente.afiliado.idAfiliado))
  })
  if (grupo.state === 'loading' || actual.state === 'loading') return null
  const savedAt = grupo.state === 'ready' ? grupo.savedAt : propia?.savedAt
  const otros = integrante && conmutador(integrante, aLaVista)
  return (
    <div className="mostrador claro" data-afiliado={id} ref={ref} {...deslizar}>
      <Dibujo arbol={cabecera(prestado !== undefined)} />
      {otros && <Dibujo arbol={otros} />}
      {integrante && savedAt !== undefined ? (
        <Dibujo
          arbol={hoja({ integrante, savedAt, pase, aparato: aparato() })}
          ranuras={{ [RANURAS.codigo]: <Codigo key={id} idAfiliado={id} qr={qr} /> }}
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
    </div>
  )
}

/** Until the key has been read, what the pass itself tells decides: the first picture did the same. */
function usePaseMostrado(idAfiliado: number, publicUrl: string) {
  const [alAbrir] = useState(Date.now)
  const pases = useResource(pasesEmitidos, {})
  const suyo = usePase(idAfiliado, publicUrl)
  const emitidos = pases.state === 'ready' ? pases.value : []
  if (!('venceAt' in suyo)) {
    const pase: EstadoDelPase =
      suyo.state === 'none' ? { estado: 'sin' } : estadoDelPase(emitidos, idAfiliado, alAbrir)
    return { pase, qr: undefined }
  }
  const { state, venceAt: hasta } = suyo
  const pase: EstadoDelPase = { estado: state === 'vencido' ? 'vencido' : 'firma', hasta }
  return { pase, qr: 'qr' in suyo ? suyo.qr : undefined }
}

/** The button that was pressed is gone: what the screen is now is said at its heading. */
function useFocoAlPrestar(prestado: Prestado | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const antes = useRef(prestado)
  useEffect(() => {
    if (antes.current !== prestado) ref.current?.querySelector('h1')?.focus()
    antes.current = prestado
  }, [prestado])
  return ref
}
