/**
 * An npm command as [file, arguments]: the npm that started this process, with the Node that runs it, since the Node in
 * node_modules disappears while npm installs.
 */
export function npmCommand(...args) {
  const { npm_node_execpath: node, npm_execpath: npm } = process.env
  return node && npm ? [node, [npm, ...args]] : ['npm', args]
}
