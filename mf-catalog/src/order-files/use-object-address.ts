import { useEffect, useState } from 'react';

/** An object URL that is revoked on unmount. */
export const useObjectAddress = () => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(
    () => () => {
      if (address !== null) URL.revokeObjectURL(address);
    },
    [address],
  );
  return {
    address,
    show: (file: Blob) => setAddress(URL.createObjectURL(file)),
    hide: () => setAddress(null),
  };
};
