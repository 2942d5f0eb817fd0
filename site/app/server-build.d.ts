/** The routes and assets of the build. React Router generates the module. */
declare module 'virtual:react-router/server-build' {
  export const routes: import('react-router').ServerBuild['routes']
}
