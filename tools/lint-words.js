// Lint rule of the portal, run by oxlint as a plugin: plain words in comments and test titles (CONTRIBUTING, 'Habits').

/** Words that stand in place of a noun, so that the reader has to guess the thing. */
const HIDES =
  /\b([Ww]hat(ever)?|[Ww]ho(m)?ever|[Nn]obody|[Oo]nes? that|Whose|(and|or|of|is|tells?|says?|knows?) whose)\b/
const LONGEST = 90
const TESTS = ['test', 'it', 'describe']

/** The text without quotations and code, whose words are not the author's. */
const withoutQuotes = (text) =>
  text
    .replaceAll(/`[^`]*`|«[^»]*»|‘[^’]*’|“[^”]*”/g, '…')
    .replaceAll(/(^|[\s(])'[^']+'(?=[\s.,:;)]|$)/g, '$1…')

/** Error message about a word of the text; undefined if there is none. */
export function hidingWord(text) {
  const word = HIDES.exec(withoutQuotes(text))?.[0].replace(/^\W+/, '')
  return word && `Plain words: name the thing in place of '${word}'`
}

/** Error message about the length of a test's title, not counting the ids in front; undefined if it is short enough. */
export function longTitle(title) {
  const { length } = title.replace(/^(\[[^\]]*\]\s*)+/, '')
  return length > LONGEST
    ? `A test's title has ${LONGEST} characters at most, not ${length}`
    : undefined
}

/** The function's name in a call like `test.each(rows)(…)` or `test.only(…)`. */
function rootOf(callee) {
  if (callee.type === 'MemberExpression') return rootOf(callee.object)
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return rootOf(callee.callee ?? callee.tag)
  return callee.name
}

function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral')
    return node.quasis.map(({ value }) => value.cooked).join('…')
  return undefined
}

const plain = {
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        const message = hidingWord(comment.value.replaceAll(/\s+\*?\s*/g, ' '))
        if (message) context.report({ loc: comment.loc, message })
      }
    },
    CallExpression({ callee, arguments: [title] }) {
      const text = TESTS.includes(rootOf(callee)) ? textOf(title) : undefined
      if (text === undefined) return
      const message = hidingWord(text) ?? longTitle(text)
      if (message) context.report({ node: title, message })
    },
  }),
}

export default { meta: { name: 'words' }, rules: { plain } }
