import { type Infer, number, object, optional, string } from 'superstruct'

import { diaDe } from '#formato/instantes.ts'
import { useGuardadas } from '#live/copias/useGuardadas.ts'
import { reintegrosDe } from '#model/reintegros.ts'
import { Atajos } from '#piezas/Atajos.tsx'
import { type DeBusqueda, PantallaDeBusqueda } from '#piezas/busqueda/PantallaDeBusqueda.tsx'
import { useBusqueda } from '#piezas/busqueda/useBusqueda.ts'
import { YaBuscaste } from '#piezas/busqueda/YaBuscaste.tsx'
import { useFamilia } from '#piezas/familia/useFamilia.ts'
import { usePropio } from '#piezas/familia/usePropio.ts'
import { SelectorDeAfiliado } from '#piezas/SelectorDeAfiliado.tsx'
import { Campo } from '#ui/Campo.tsx'
import { useAhora } from '#ui/useAhora.ts'

import { faltaDeAnio } from './anio.ts'
import { Reintegros } from './Reintegros.tsx'
import { texts } from './texts.ts'

type Criterios = Infer<typeof Criterios>
const Criterios = object({ idAfiliado: optional(number()), anio: string() })

const VACIOS: Criterios = { anio: '' }
const estaBien = ({ idAfiliado, anio }: Criterios) =>
  idAfiliado !== undefined && faltaDeAnio(anio) === undefined

/** Refunds of a member, of one year or all (REIN-01). At first the signed-in person's. */
export function ReintegrosScreen() {
  const propio = usePropio()
  const { nombreDe, elegido } = useFamilia()
  const guardadas = useGuardadas(reintegrosDe)
  const busqueda = useBusqueda<Criterios>({
    vacios: VACIOS,
    forma: Criterios,
    estaBien,
    alAbrir:
      propio.idAfiliado === undefined ? undefined : { ...VACIOS, idAfiliado: propio.idAfiliado },
    leyendo: propio.leyendo,
  })
  const { criterios, cambiar, buscada, seDice } = busqueda
  const esteAnio = Number(diaDe(useAhora(60 * 60_000)).slice(0, 4))

  const enPalabras = ({ idAfiliado, anio }: Criterios) => {
    const quien = nombreDe(idAfiliado)
    return quien && `${quien} · ${anio || texts.todosLosAnios}`
  }
  const marco: DeBusqueda<Criterios> = {
    titulo: texts.titulo,
    busqueda,
    criterio: (buscada && enPalabras(buscada)) ?? '',
    elegidos: [
      ...elegido(criterios.idAfiliado),
      ...(criterios.anio === '' ? [] : [{ texto: criterios.anio, sin: { anio: '' } }]),
    ],
    campos: (
      <>
        <SelectorDeAfiliado
          elegido={criterios.idAfiliado}
          onElegir={(idAfiliado) => cambiar({ idAfiliado })}
          falta={seDice('idAfiliado') && criterios.idAfiliado === undefined}
        />
        <div className="pila">
          <Campo
            etiqueta={texts.anio}
            ayuda={texts.anioAyuda}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            valor={criterios.anio}
            error={seDice('anio') ? faltaDeAnio(criterios.anio) : undefined}
            onBlur={() => busqueda.dejar('anio')}
            onCambiar={(anio) => cambiar({ anio: anio.slice(0, 4) })}
          />
          <Atajos
            atajos={[0, 1, 2].map((atras) => {
              const anio = String(esteAnio - atras)
              return {
                texto: anio,
                elegido: criterios.anio === anio,
                onElegir: () => cambiar({ anio }),
              }
            })}
          />
        </div>
      </>
    ),
    otras: (
      <YaBuscaste
        busqueda={busqueda}
        guardadas={guardadas}
        criteriosDe={({ idAfiliado, anio }) => ({ idAfiliado, anio: String(anio ?? '') })}
        enPalabras={enPalabras}
        cuantos={({ length }) => texts.reintegros(length)}
      />
    ),
  }
  if (buscada?.idAfiliado === undefined)
    return <PantallaDeBusqueda {...marco}>{null}</PantallaDeBusqueda>
  return (
    <Reintegros
      marco={marco}
      params={{
        idAfiliado: buscada.idAfiliado,
        anio: buscada.anio ? Number(buscada.anio) : null,
      }}
    />
  )
}
