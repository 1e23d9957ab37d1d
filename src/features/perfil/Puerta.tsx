import { Add20Regular } from '@fluentui/react-icons/svg/add'
import { Dismiss24Regular } from '@fluentui/react-icons/svg/dismiss'
import { useRef, useState } from 'react'
import { type Control, type UseFormSetValue, useFormState, useWatch } from 'react-hook-form'

import { CampoDe } from '#piezas/formulario/CampoDe.tsx'
import { Boton } from '#ui/Boton.tsx'

import { type Campos, LARGO, type Parte, RARAS, loQueEntra } from './domicilioEscrito.ts'
import { textos } from './formularioTexts.ts'

type Props = { control: Control<Campos>; poner: UseFormSetValue<Campos> }

/** Number, floor and flat of an address. Rarer parts appear on request. */
export function Puerta({ control, poner }: Props) {
  const valores = useWatch({ control, name: [...RARAS] })
  const [abiertas, setAbiertas] = useState<readonly Parte[]>([])
  const [noEntra, setNoEntra] = useState('')
  const { errors } = useFormState({ control })
  const caja = useRef<HTMLDivElement>(null)
  const raras = RARAS.map((parte, n) => ({
    parte,
    abierta: abiertas.includes(parte) || valores[n] !== '',
  }))

  const escribir = (parte: Parte) => (texto: string) => {
    const entra = loQueEntra(parte, texto)
    const { hasta, soloNumeros } = LARGO[parte]
    const deQue = soloNumeros ? textos.numeros : textos.letras
    setNoEntra(entra === texto.trim() ? '' : textos.hasta(textos[parte], hasta, deQue))
    return entra
  }
  const campo = (parte: Parte) => (
    <CampoDe
      key={parte}
      de={control}
      nombre={parte}
      etiqueta={textos[parte]}
      alEscribir={escribir(parte)}
      autoComplete="off"
      {...(LARGO[parte].soloNumeros && { inputMode: 'numeric' as const })}
    />
  )
  function abrir(parte: Parte) {
    setAbiertas([...abiertas, parte])
    // Wait for the next frame: the new field is not in the page yet.
    requestAnimationFrame(() =>
      caja.current?.querySelector<HTMLInputElement>(`[data-parte="${parte}"] input`)?.focus(),
    )
  }
  function quitar(parte: Parte) {
    poner(parte, '', { shouldDirty: true })
    setAbiertas(abiertas.filter((otra) => otra !== parte))
  }

  return (
    <div className="pila puerta" ref={caja}>
      <div className={errors.numero ? 'numeracion con-error' : 'numeracion'}>
        {(['numero', 'piso', 'depto'] as const).map(campo)}
      </div>
      <p className="tenue">{textos.poneCero}</p>
      {raras.map(
        ({ parte, abierta }) =>
          abierta && (
            <div className="rara" key={parte} data-parte={parte}>
              {campo(parte)}
              <Boton
                tono="plano"
                icono={<Dismiss24Regular />}
                aria-label={textos.quitar(textos[parte])}
                onClick={() => quitar(parte)}
              />
            </div>
          ),
      )}
      <output className="oculto">{noEntra}</output>
      <HaceFalta
        cerradas={raras.flatMap(({ parte, abierta }) => (abierta ? [] : [parte]))}
        onAbrir={abrir}
      />
    </div>
  )
}

type HaceFaltaProps = { cerradas: readonly Parte[]; onAbrir: (parte: Parte) => void }

/** The rare parts that have no field yet. */
function HaceFalta({ cerradas, onAbrir }: HaceFaltaProps) {
  if (cerradas.length === 0) return null
  return (
    <fieldset className="chips">
      <legend>{textos.haceFalta}</legend>
      <p className="tenue">{textos.tocalo}</p>
      <div className="botones">
        {cerradas.map((parte) => (
          <Boton key={parte} icono={<Add20Regular />} onClick={() => onAbrir(parte)}>
            {textos[parte]}
          </Boton>
        ))}
      </div>
    </fieldset>
  )
}
