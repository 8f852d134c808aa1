/** The smallest first. */
export class Heap {
  #keys = [];
  #values = [];

  get size() {
    return this.#keys.length;
  }

  push(key, value) {
    let i = this.#keys.length;
    while (i > 0) {
      const up = (i - 1) >> 1;
      if (this.#keys[up] <= key) break;
      this.#set(i, this.#keys[up], this.#values[up]);
      i = up;
    }
    this.#set(i, key, value);
  }

  pop() {
    const first = [this.#keys[0], this.#values[0]];
    const [key, value] = [this.#keys.pop(), this.#values.pop()];
    if (this.size === 0) return first;
    let i = 0;
    for (;;) {
      let down = 2 * i + 1;
      if (down + 1 < this.size && this.#keys[down + 1] < this.#keys[down]) down++;
      if (down >= this.size || this.#keys[down] >= key) break;
      this.#set(i, this.#keys[down], this.#values[down]);
      i = down;
    }
    this.#set(i, key, value);
    return first;
  }

  #set(i, key, value) {
    this.#keys[i] = key;
    this.#values[i] = value;
  }
}
