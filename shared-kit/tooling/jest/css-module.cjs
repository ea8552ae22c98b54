/** A CSS module in tests: every class is its own name, so that a test may speak of `styles.row`. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
