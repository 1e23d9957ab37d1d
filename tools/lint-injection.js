// Lint rule of the portal, run by oxlint as a plugin: no text becomes markup or a query, because attacks need that (SEC-20,
// SEC-39).

const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML', 'setHTMLUnsafe']

const text = {
  create: (context) => ({
    MemberExpression(node) {
      const { object, property } = node
      const isRaw = object.name === 'sql' && property.name === 'raw'
      const isWrite = object.name === 'document' && /^write(ln)?$/.test(property.name)
      if (isRaw) context.report({ node, message: 'A query is made of parameters, never of text' })
      if (isWrite || MARKUP.includes(property.name))
        context.report({ node, message: 'Text never becomes markup: React or textContent draw it' })
    },
  }),
}

export default { meta: { name: 'injection' }, rules: { text } }
