// CommonJS, because benchmarks and backend tests, which run in jest, both load it
const { crc32, deflateRawSync } = require('node:zlib');

/**
 * Builds an archive like an office program, for files that no library would write.
 * @param {Record<string, string | Buffer>} entries content by name
 * @returns {Buffer}
 */
const archiveOf = (entries) => {
  const locals = [];
  const centrals = [];
  let offset = 0;
  for (const [entryName, content] of Object.entries(entries)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes, { level: 9 });
    const name = Buffer.from(entryName);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, name, packed]);
    locals.push(local);
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), facts, place, name]));
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\u0005\u0006'), end]);
};

module.exports = { archiveOf };
