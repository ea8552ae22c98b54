/** CSS modules in tests: every class maps to its own name, so that a test can use `styles.row`. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
