import { useEffect, useState } from 'react';

/** A value that follows another after it has rested for some milliseconds. */
export function useDebounced<Value>(value: Value, delay: number): Value {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delayed;
}
