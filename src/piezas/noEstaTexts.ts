export const texts = {
  enlaceViejo: 'Puede ser un enlace viejo o de otra cuenta.',
}
